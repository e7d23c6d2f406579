// What happened at this table and the others since the page was made.

import { Behind, parsed } from "./answer.js";
import { takeHall } from "./hall.js";
import { at, handForm, standsAt } from "./table-forms.js";
import { warn } from "./table-notices.js";
import { PATIENCE } from "./table-outbox.js";

/** Of a version what is about the table; behind it stands what the hall is told. */
const table = (version) => version.split("~")[0];

/** Whether this page shows how things stand, and what brings it there. */
export class News {
    #page;
    /** Whether something happened that this page may not show yet. */
    #isBehind = true;

    /** @param {{ isBusy: () => boolean, waits: () => boolean, isInHand: () => boolean, show: (answer: { html: string }) => void }} page
     * whether an entry is being sent, whether some wait to be, whether somebody is in the middle of a hand; puts another in its place
     */
    constructor(page) {
        this.#page = page;
    }

    /** The service tells that something happened. */
    async hear() {
        this.#isBehind = true;
        await this.refresh();
    }

    /** The same without being told; fails when the page could not be brought up to date. */
    async catchUp() {
        await this.hear();
        if (this.#isBehind) throw new Behind("lost");
    }

    /** Looks again where the page could not be brought up to date. */
    async retry() {
        if (this.#isBehind) await this.refresh();
    }

    /** Looks whether another phone or table has changed what this page shows. */
    async refresh() {
        const shown = at()?.dataset.version;
        if (this.#page.isBusy() || shown === undefined || this.#page.waits()) return;
        try {
            const signal = AbortSignal.timeout(PATIENCE);
            const answer = await fetch(`${location.pathname}?seen=${encodeURIComponent(shown)}`, { signal });
            if (answer.status === 204) this.#isBehind = false;
            else this.#take(answer, await answer.text());
        } catch {
            // No signal: nothing new to show.
        }
    }

    #take({ ok, headers }, html) {
        const page = parsed(html);
        const version = page.getElementById("at")?.dataset.version;
        if (this.#page.isBusy() || !ok || version === undefined) return;
        takeHall(page);
        if (table(version) === table(at().dataset.version)) {
            at().dataset.version = version;
            this.#isBehind = false;
            return;
        }
        const stands = standsAt(page.querySelector("#play form.hand")) === standsAt(handForm());
        const isInHand = this.#page.isInHand();
        // Whoever is warned gets the page as soon as they let go of the hand.
        this.#isBehind = isInHand && !stands;
        if (!isInHand) this.#page.show({ ok, headers, html });
        else if (stands) at().dataset.version = version;
        else warn();
    }
}
