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
 * Shows the waiting entries, in place of those shown before. Those that wait only for a signal share one notice.
 *
 * @param {Map<string, Node[]>} fresh keys of the entries that are being sent for the first time, and how each result is drawn meanwhile
 * @param {(entry: object, isLast: boolean) => [string, () => void][]} acts returns the possible actions for an entry: the name of each
 *     label, and the function to call
 */
export function showEntries(entries, fresh, acts) {
    document.querySelectorAll(".waiting").forEach((old) => old.remove());
    // They take the place of the last result.
    if (fresh.size > 0) document.querySelectorAll(".saved, .sending").forEach((old) => old.remove());
    const words = at()?.dataset ?? {};
    if (!words.waiting) return;
    const show = (shown, sentence, ...rest) => at().insertBefore(waiting(shown, sentence, ...rest), play());
    const actions = (entry) => line("actions", ...acts(entry, entry === entries.at(-1)).map(button));
    const heldUp = entries.filter((entry) => !entry.refused && !fresh.has(entry.key));
    for (const entry of entries.filter((one) => one.refused)) show([entry], words.refused, actions(entry));
    if (heldUp.length > 0) show(heldUp, words.waiting, actions(heldUp.at(-1)));
    for (const entry of entries.filter((one) => fresh.has(one.key)))
        show([entry], words.sending, ...fresh.get(entry.key)).className = "waiting sending";
}

/** Returns a notice that says the sentence of the first entry, and lists the others. */
function waiting([first, ...others], sentence, ...rest) {
    const notice = document.createElement("div");
    notice.className = "notice warn waiting";
    notice.setAttribute("role", "status");
    notice.append(lineOf(first, fill(sentence, { what: first.what })));
    notice.append(...others.map((entry) => lineOf(entry, entry.what)), ...rest);
    return notice;
}

function lineOf({ key }, says) {
    const text = line("saved-text", says);
    text.dataset.entry = key;
    return text;
}

/** Returns a paragraph. */
export function line(className, ...parts) {
    const paragraph = document.createElement("p");
    paragraph.className = className;
    paragraph.append(...parts);
    return paragraph;
}

/** Confirms that an entry was sent, in place of the last result. The form stays as and where it is: the scorer is in the next hand. */
export function showSaved({ key, what }) {
    const text = [...document.querySelectorAll(".waiting .saved-text")].find((one) => one.dataset.entry === key);
    if (!text) return;
    const [notice, top] = [text.closest(".waiting"), play().offsetTop];
    text.textContent = `✓ ${what}`;
    if (notice.matches(".sending")) notice.classList.remove("waiting");
    else keepAt(top, moveToSent(text, notice));
}

/** Moves the line of an entry from the notice of those that wait to the band of those that were sent, and returns the band. */
function moveToSent(text, notice) {
    const sent = document.querySelector(".sent") ?? document.createElement("div");
    sent.className = "sending sent";
    sent.append(text);
    document.querySelector(".saved")?.remove();
    notice.before(sent);
    if (!notice.querySelector(".saved-text")) notice.remove();
    return sent;
}

/** Keeps the form at this height, in pixels, after the band above it has changed: a tap may be on its way. */
function keepAt(top, band) {
    const padding = Number.parseFloat(getComputedStyle(band).paddingBottom);
    band.style.paddingBottom = `${padding + top - play().offsetTop}px`;
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
