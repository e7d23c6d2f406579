// The hands that can be entered on this page: the form on the screen, and those of the same block that come after it.

/** The table; an organiser's page has none. */
export const at = () => document.getElementById("at");
export const play = () => document.getElementById("play");
export const handForm = () => play()?.querySelector("form.hand");

/** The forms that this page knows, by hand, as the server made them. */
export class Forms {
    #nodes = new Map();

    /** Those of the page that was just loaded, or put in place. */
    constructor() {
        const pieces = [...document.querySelectorAll("template.later")].map((later) => later.content);
        for (const piece of [play(), ...pieces]) {
            const slot = piece?.querySelector("form.hand")?.dataset.slot;
            if (slot) this.#nodes.set(slot, copies(piece.childNodes));
        }
    }

    get all() {
        return [...this.#nodes.values()].flat().flatMap(formsIn);
    }

    has(slot) {
        return this.#nodes.has(slot);
    }

    /** Puts the form of a hand on the screen, as the server made it; false where this page does not know it. */
    put(slot) {
        const known = this.#nodes.get(slot);
        if (known) play().replaceChildren(...copies(known));
        return Boolean(known);
    }

    /** The next hand from this one on for which nothing waits, unless the same one is dealt again. */
    nextOpen(slot, waiting) {
        const taken = waiting.filter((entry) => !isDealtAgain(entry)).map((entry) => entry.slot);
        const slots = [...this.#nodes.keys()];
        return slots.slice(slots.indexOf(slot)).find((one) => !taken.includes(one));
    }

    /** The hand after this entry. */
    after(entry, waiting) {
        return isDealtAgain(entry) ? null : this.nextOpen(entry.slot, waiting);
    }
}

/** Which hand a form is for, and on what it is based. */
export function standsAt(form) {
    return form ? stand(form.elements.slot.value, form.elements.based_on.value) : "";
}

/** Tells that the form of an entry is on the screen: a correction of the same hand is another one. */
export function isOnScreen({ body }) {
    const sent = new URLSearchParams(body);
    const stands = stand(sent.get("slot"), sent.get("based_on"));
    return [...document.querySelectorAll(".hand, .confirming")].some((form) => standsAt(form) === stands);
}

const stand = (slot, basis) => `${slot} ${basis}`;

const copies = (nodes) => [...nodes].map((node) => node.cloneNode(true));
const formsIn = (node) => (node.matches?.("form.hand") ? [node] : [...(node.querySelectorAll?.("form.hand") ?? [])]);
const isDealtAgain = (entry) => new URLSearchParams(entry.body).get("void") === "stuck";
