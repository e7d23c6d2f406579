// How a page follows the service: a stream of events that is opened again and again for as long as the page is there and seen.
//
// It is read with fetch, not with an EventSource. That one closes for ever at the first answer that is no stream, hides the answer
// and its Retry-After, and does not notice a connection on which nothing comes any more.

import * as following from "./following.js";
import { Line } from "./stream-line.js";

/** Between two attempts, in milliseconds: at first about so long, or as the stream's `retry` says, and twice as long each time. */
const FIRST = 1_000;
const MOST = 15_000;
/** A stream that lasted so long was a good one. */
const STEADY = 10_000;

/** Follows a stream. Every event is a whole state, so of several that came at once only the last one of each name is told.
 *
 * @param {() => string | undefined} address where the stream is; nothing where the page has none
 * @param {Object<string, (data: string) => unknown>} events what to do with an event of this name; one that fails with Behind has
 *     the stream opened anew
 * @param {() => Promise<unknown>} [look] brings the page up to date without the stream
 * @returns {() => void} looks whether there is a stream now, where the page was put in place of one without
 */
export function follow(address, events, look) {
    const follower = new Follower(address, events, look);
    const [start, stop] = [() => follower.start(), () => follower.stop()];
    document.addEventListener("visibilitychange", () => (document.hidden ? stop() : start()));
    addEventListener("pagehide", stop);
    addEventListener("pageshow", start);
    // The network is another one now: what is open leads nowhere.
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
    /** How many attempts failed one after the other. */
    #failed = 0;
    #first = FIRST;
    /** By the clock of performance.now(), which nobody sets. */
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

    /** One attempt after the other, until it is stopped. */
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

    /** Streams may be refused where pages are not. */
    async #lookOnce(own) {
        try {
            await this.#look();
            if (this.#line === own) following.isUpToDate();
        } catch {
            // It was said already that the page is behind.
        }
    }

    /** At least half of what it has grown to, so that not everybody comes at once. */
    #spread() {
        const most = Math.min(MOST, this.#first * 2 ** Math.min(this.#failed, 10));
        return most / 2 + (Math.random() * most) / 2;
    }
}
