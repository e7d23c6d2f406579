// Where the keyboard stands, when a part of the page is replaced as a whole.

const label = (element) => element.getAttribute("aria-label") ?? element.textContent.trim();

/** What has the focus within an element; nothing if it is elsewhere. */
export function focusedIn(within) {
    return within.contains(document.activeElement) ? document.activeElement : null;
}

/** Gives the focus to what took the place of an element that had it: the same field, move or label. False if there is none. */
export function focusAgain(within, old) {
    const all = [...within.querySelectorAll("button, summary, a, input:not([type=hidden])")];
    const again =
        all.find((one) => old.id && one.id === old.id) ??
        all.find((one) => old.value && one.value === old.value) ??
        all.find((one) => label(one) === label(old));
    again?.focus({ preventScroll: true });
    return Boolean(again);
}
