// Lets a page follow the service: an event stream that is opened again and again for as long as the page is open and visible.
//
// It is read with fetch, not with an EventSource, which closes for ever at the first answer that is not a stream, hides the answer and
// its Retry-After, and does not notice a connection on which nothing arrives any more.

import * as following from "./following.js";
import { Line } from "./stream-line.js";

/** Approximate pause after the first failed attempt, in milliseconds, unless the stream's `retry` sets another. It doubles with each
 * failure. */
const FIRST = 1_000;
const MOST = 15_000;
/** Duration in milliseconds after which a stream counts as stable. */
const STEADY = 10_000;

/** Follows a stream. Every event has the whole state, so if several with the same name arrive at once, only the last one is handled.
 *
 * @param {() => string | undefined} address returns the address of the stream; nothing if the page has none
 * @param {Object<string, (data: string) => unknown>} events handlers by event name; if one fails with Behind, the stream is opened
 *     again
 * @param {() => Promise<unknown>} [look] brings the page up to date without the stream
 * @returns {() => void} starts to follow, if a page without a stream has been replaced by one that has a stream
 */
export function follow(address, events, look) {
    const follower = new Follower(address, events, look);
    const [start, stop] = [() => follower.start(), () => follower.stop()];
    document.addEventListener("visibilitychange", () => (document.hidden ? stop() : start()));
    addEventListener("pagehide", stop);
    addEventListener("pageshow", start);
    // The network has changed: open connections lead nowhere.
    addEventListener("online", () => {
        stop();
        start();
    });
    start();
    return start;
}

class Follower {
    #address;
    #events;
    #look;
    #line = null;
    /** Number of consecutive failed attempts. */
    #failed = 0;
    #first = FIRST;
    /** Earliest time of the next attempt, by the clock of performance.now(), which nobody can set. */
    #notBefore = 0;

    constructor(address, events, look) {
        this.#address = address;
        this.#events = events;
        this.#look = look;
    }

    start() {
        if (this.#line || document.hidden || !this.#address()) return;
        this.#failed = 0;
        this.#line = new Line((retry) => {
            this.#first = retry;
        });
        following.begins();
        this.#run(this.#line);
    }

    stop() {
        this.#line?.end();
        this.#line = null;
        following.pauses();
    }

    /** Makes one attempt after the other until it is stopped. */
    async #run(own) {
        await own.pause(this.#notBefore - performance.now());
        while (this.#line === own) {
            const began = performance.now();
            const behind = await own.listen(this.#address(), this.#events);
            if (this.#line !== own) return;
            this.#failed = performance.now() - began > STEADY ? 1 : this.#failed + 1;
            following.isBehind(behind.why);
            this.#notBefore = performance.now() + behind.after;
            if (this.#failed > 1 && this.#look) await this.#lookOnce(own);
            await own.pause(Math.max(this.#spread(), this.#notBefore - performance.now()));
        }
    }

    /** Fetches the page once: streams may be refused while pages are not. */
    async #lookOnce(own) {
        try {
            await this.#look();
            if (this.#line === own) following.isUpToDate();
        } catch {
            // The page already says that it is not up to date.
        }
    }

    /** Returns a random pause, at least half of the current maximum, so that not everybody reconnects at once. */
    #spread() {
        const most = Math.min(MOST, this.#first * 2 ** Math.min(this.#failed, 10));
        return most / 2 + (Math.random() * most) / 2;
    }
}
