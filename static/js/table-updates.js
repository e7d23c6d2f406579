// Events at this table and the others since the page was rendered.

import { Behind, parsed } from "./answer.js";
import { takeHall } from "./hall.js";
import { at, handForm, standsAt } from "./table-forms.js";
import { warn } from "./table-notices.js";
import { PATIENCE } from "./table-outbox.js";

/** Returns the part of a version that concerns the table; the part after it concerns the hall. */
const table = (version) => version.split("~")[0];

/** Knows whether this page is up to date, and updates it. */
export class News {
    #page;
    /** True if something has happened that this page may not show yet. */
    #isBehind = true;

    /** @param {{ isBusy: () => boolean, waits: () => boolean, isInHand: () => boolean, isBegun: () => boolean,
     * show: (answer: { html: string }) => void }} page tells whether an entry is being sent, whether any wait to be sent, whether something
     * of a hand has been entered, and whether somebody has at least begun to; shows another page
     */
    constructor(page) {
        this.#page = page;
    }

    /** Handles a notification from the service that something has happened. */
    async hear() {
        this.#isBehind = true;
        await this.refresh();
    }

    /** Does the same without a notification; fails if the page could not be brought up to date. */
    async catchUp() {
        await this.hear();
        if (this.#isBehind) throw new Behind("lost");
    }

    /** Tries again if the page could not be brought up to date. */
    async retry() {
        if (this.#isBehind) await this.refresh();
    }

    /** Checks whether another phone or table has changed what this page shows. */
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
        // A scorer who was warned gets the new page after leaving the hand.
        this.#isBehind = isInHand && !stands;
        if (stands && this.#page.isBegun()) at().dataset.version = version;
        else if (!isInHand) this.#page.show({ ok, headers, html });
        else warn();
    }
}
