// The hands that can be entered on this page: the form on the screen, and those of the later hands of the block.

/** Returns the element of the table; an organiser's page has none. */
export const at = () => document.getElementById("at");
export const play = () => document.getElementById("play");
export const handForm = () => play()?.querySelector("form.hand");

/** The forms on this page by hand, as rendered by the server. */
export class Forms {
    #nodes = new Map();

    /** Collects the forms of the current page. */
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

    /** Shows the form of a hand, as rendered by the server; returns false if this page does not have it. */
    put(slot) {
        const known = this.#nodes.get(slot);
        if (known) play().replaceChildren(...copies(known));
        return Boolean(known);
    }

    /** Returns the first hand from this one on without a waiting entry, not counting an entry after which the same hand is dealt again. */
    nextOpen(slot, waiting) {
        const taken = waiting.filter((entry) => !isDealtAgain(entry)).map((entry) => entry.slot);
        const slots = [...this.#nodes.keys()];
        // A question about a hand has no form of it, only those of the later ones.
        return slots.slice(Math.max(slots.indexOf(slot), 0)).find((one) => !taken.includes(one));
    }

    /** Returns the hand after this entry. */
    after(entry, waiting) {
        return isDealtAgain(entry) ? null : this.nextOpen(entry.slot, waiting);
    }
}

/** Returns the hand that a form is for, and the revision that it is based on. */
export function standsAt(form) {
    return form ? stand(form.elements.slot.value, form.elements.based_on.value) : "";
}

/** Returns true if the form of an entry is on the screen. A correction of the same hand has a different form. */
export function isOnScreen({ body }) {
    const sent = new URLSearchParams(body);
    const stands = stand(sent.get("slot"), sent.get("based_on"));
    return [...document.querySelectorAll(".hand, .confirming")].some((form) => standsAt(form) === stands);
}

const stand = (slot, basis) => `${slot} ${basis}`;

const copies = (nodes) => [...nodes].map((node) => node.cloneNode(true));
const formsIn = (node) => (node.matches?.("form.hand") ? [node] : [...(node.querySelectorAll?.("form.hand") ?? [])]);
const isDealtAgain = (entry) => new URLSearchParams(entry.body).get("void") === "stuck";
