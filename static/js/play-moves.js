// The moves made on this phone. A move that got no answer is kept, and sent again when the state of the hand next arrives. It names the
// revision at which it was chosen, so the server makes it once, however often it arrives, and not at all if it would have a different
// meaning by now.

import { isToBeSentAgain } from "./answer.js";

/** Time limit for the answer to a move, in milliseconds. */
const PATIENCE = 6_000;
/** Number of moves by others after which nobody remembers what was tapped. */
const FORGOTTEN = 8;

export class Moves {
    #answered;
    #lost;
    #unanswered = null;
    #underWay = null;

    /** @param {(html: string) => boolean} answered shows the answer; returns false if it is not the page of a hand
     * @param {() => void} lost is called if no answer came */
    constructor(answered, lost) {
        this.#answered = answered;
        this.#lost = lost;
    }

    /** Handles a tap. It is ignored while another one awaits its answer, unless the hand has visibly gone on meanwhile. */
    tap(form, button, scene) {
        const move = {
            action: form.action,
            fields: new URLSearchParams(new FormData(form, button)),
            value: button.value,
            hand: scene.dataset.hand,
            revision: Number(scene.dataset.revision),
        };
        const waited = this.#underWay;
        if (waited?.hand === move.hand && move.revision <= waited.revision) {
            return;
        }
        this.#send(move);
    }

    /** Called with the current state of the hand. Sends an unanswered move again if it is still offered. */
    again(scene) {
        const move = this.#unanswered;
        if (!move || this.#underWay) {
            return;
        }
        this.#unanswered = null;
        const offered = [...scene.querySelectorAll("button[name=move]")].some((button) => button.value === move.value);
        const age = Number(scene.dataset.revision) - move.revision;
        if (scene.dataset.hand === move.hand && offered && age < FORGOTTEN) {
            this.#send(move);
        }
    }

    async #send(move) {
        this.#underWay = move;
        this.#mark(move, true);
        try {
            const signal = AbortSignal.timeout(PATIENCE);
            const answer = await fetch(move.action, { method: "POST", body: move.fields, signal });
            const html = await answer.text();
            if (isToBeSentAgain(answer)) {
                throw new Error(answer.statusText);
            }
            this.#unanswered = null;
            if (!this.#answered(html)) {
                location.reload();
            }
        } catch {
            this.#unanswered = move;
            this.#mark(move, false);
            this.#lost();
        }
        if (this.#underWay === move) {
            this.#underWay = null;
        }
    }

    /** Shows on its button whether a move is under way. */
    #mark(move, busy) {
        for (const button of document.querySelectorAll("button[name=move]")) {
            if (busy && button.value === move.value) {
                button.setAttribute("aria-busy", "true");
            } else {
                button.removeAttribute("aria-busy");
            }
        }
    }
}
