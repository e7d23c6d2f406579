// Keyboard focus and unfolded parts while a part of the page is replaced as a whole.

const label = (element) => element.getAttribute("aria-label") ?? element.textContent.trim();

/** Returns the focused element within an element, or null if the focus is elsewhere. */
export function focusedIn(within) {
    return within.contains(document.activeElement) ? document.activeElement : null;
}

/** Focuses the replacement of an element that had the focus: the one with the same id, value or label. Returns false if there is none. */
export function focusAgain(within, old) {
    const all = [...within.querySelectorAll("button, summary, a, input:not([type=hidden])")];
    const again =
        all.find((one) => old.id && one.id === old.id) ??
        all.find((one) => old.value && one.value === old.value) ??
        all.find((one) => label(one) === label(old));
    again?.focus({ preventScroll: true });
    return Boolean(again);
}

const folds = (within) => [...within.querySelectorAll("details.fold > summary")];

/** Returns the headings of the unfolded parts. */
export function unfolded(within) {
    return folds(within)
        .filter((summary) => summary.parentElement.open)
        .map((summary) => summary.textContent);
}

/** Unfolds the parts with these headings. */
export function unfold(within, headings) {
    for (const summary of folds(within)) {
        if (headings.includes(summary.textContent)) summary.parentElement.open = true;
    }
}
