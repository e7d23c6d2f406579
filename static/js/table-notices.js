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
 * @param {Map<string, Node[]>} fresh keys of the entries that are being sent for the first time, and how each result is drawn meanwhile
 * @param {(entry: object, isLast: boolean) => [string, () => void][]} acts returns the possible actions for an entry: the name of each
 *     label, and the function to call
 */
export function showEntries(entries, fresh, acts) {
    document.querySelectorAll(".waiting").forEach((old) => old.remove());
    // They take the place of the last result.
    if (fresh.size > 0) document.querySelectorAll(".saved, .sending").forEach((old) => old.remove());
    entries.forEach((entry, index) => {
        const words = at()?.dataset ?? {};
        const drawn = fresh.get(entry.key);
        const sentence = drawn ? words.sending : entry.refused ? words.refused : words.waiting;
        if (!sentence) return;
        const notice = document.createElement("div");
        notice.className = drawn ? "waiting sending" : "notice warn waiting";
        notice.dataset.entry = entry.key;
        notice.setAttribute("role", "status");
        notice.append(line("saved-text", fill(sentence, { what: entry.what })));
        if (drawn) notice.append(...drawn);
        else notice.append(line("actions", ...acts(entry, index === entries.length - 1).map(button)));
        at().insertBefore(notice, play());
    });
}

/** Returns a paragraph. */
export function line(className, ...parts) {
    const paragraph = document.createElement("p");
    paragraph.className = className;
    paragraph.append(...parts);
    return paragraph;
}

/** Makes the notice of an entry that was sent the line of the last saved one. It stays where it is: the scorer is in the next hand. */
export function showSaved({ key, what }) {
    const notice = [...document.querySelectorAll(".waiting")].find((one) => one.dataset.entry === key);
    if (!notice) return;
    document.querySelectorAll(".saved, .sending:not(.waiting)").forEach((old) => old.remove());
    notice.className = "sending";
    notice.querySelector(".saved-text").textContent = `✓ ${what}`;
    notice.querySelector(".actions")?.remove();
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
