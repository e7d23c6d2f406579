// Notices that the table's page shows by itself: the waiting entries with their buttons, and why there is no form.

import { fill } from "./table-fill.js";
import { at, play } from "./table-forms.js";

/** Shows a sentence in place of the hand. */
export function say(sentence) {
    const notice = document.createElement("p");
    notice.className = "notice";
    notice.textContent = sentence;
    play().replaceChildren(notice);
}

/** Warns a scorer who has begun to enter a hand that it was changed elsewhere. */
export function warn() {
    if (document.querySelector(".stale")) return;
    const notice = document.createElement("p");
    notice.className = "notice warn stale";
    notice.setAttribute("role", "status");
    notice.textContent = at().dataset.stale;
    play().prepend(notice);
}

/**
 * Shows the waiting entries, in place of those shown before.
 *
 * @param {(entry: object, isLast: boolean) => [string, () => void][]} acts returns the possible actions for an entry: the name of each
 *     label, and the function to call
 */
export function showEntries(entries, acts) {
    document.querySelectorAll(".waiting").forEach((old) => old.remove());
    entries.forEach((entry, index) => {
        const words = at()?.dataset ?? {};
        const sentence = entry.refused ? words.refused : words.waiting;
        if (!sentence) return;
        const notice = document.createElement("div");
        notice.className = "notice warn waiting";
        notice.setAttribute("role", "status");
        const text = document.createElement("p");
        text.textContent = fill(sentence, { what: entry.what });
        const actions = document.createElement("p");
        actions.className = "actions";
        actions.append(...acts(entry, index === entries.length - 1).map(button));
        notice.append(text, actions);
        at().insertBefore(notice, play());
    });
}

function button([what, act]) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "button";
    button.dataset.act = what;
    button.textContent = at().dataset[what];
    button.addEventListener("click", act);
    return button;
}
