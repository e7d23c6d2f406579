// Reads an event stream to its end, and waits before and after.

import { Behind, PATIENCE, checked } from "./answer.js";
import * as following from "./following.js";

/** The service sends something every 25 seconds. A stream that was silent for this long, in milliseconds, is dead, whatever the connection
 * says. */
const SILENCE = 60_000;
/** Interval at which this is checked, in milliseconds. */
const LOOK = 2_500;

/** A series of attempts that can be ended at any moment. */
export class Line {
    #attempt = new AbortController();
    #wake = () => {};
    #retry;

    /** @param {(milliseconds: number) => void} retry is called with the delay that the service requests before the next attempt */
    constructor(retry) {
        this.#retry = retry;
    }

    end() {
        this.#attempt.abort();
        this.#wake();
    }

    pause(wait) {
        if (wait <= 0) return Promise.resolve();
        return new Promise((resolve) => {
            const timer = setTimeout(resolve, wait);
            this.#wake = () => {
                clearTimeout(timer);
                resolve();
            };
        });
    }

    /** Reads a stream to its end, and returns the reason why it ended. */
    async listen(address, events) {
        const attempt = new AbortController();
        this.#attempt = attempt;
        const quiet = new Quiet();
        const watch = setInterval(() => {
            if (quiet.isOver()) attempt.abort();
        }, LOOK);
        try {
            const reader = await opened(address, attempt.signal);
            const parser = new Parser(this.#retry);
            for (;;) {
                const { done, value } = await reader.read();
                if (done) return new Behind("lost");
                quiet.heard();
                const told = parser.take(value);
                for (const [name, data] of told) await events[name]?.(data);
                if (attempt.signal.aborted) return new Behind("lost");
                if (told.size > 0) following.follows();
                else following.isUpToDate();
            }
        } catch (error) {
            return error instanceof Behind ? error : new Behind("lost");
        } finally {
            clearInterval(watch);
            attempt.abort();
        }
    }
}

async function opened(address, signal) {
    const headers = { accept: "text/event-stream" };
    const answer = await fetch(address, { headers, cache: "no-store", signal });
    return checked(answer, "text/event-stream").body.getReader();
}

/** Measures silence by two clocks: one notices that the machine has slept, the other is not affected if the time is set back. */
class Quiet {
    #limit = PATIENCE;
    #since = [performance.now(), Date.now()];

    heard() {
        this.#limit = SILENCE;
        this.#since = [performance.now(), Date.now()];
    }

    isOver() {
        return Math.max(performance.now() - this.#since[0], Date.now() - this.#since[1]) > this.#limit;
    }
}

/** Splits a stream into events. */
class Parser {
    #decoder = new TextDecoder();
    #rest = "";
    #retry;

    constructor(retry) {
        this.#retry = retry;
    }

    /** Returns the events completed by these bytes; of several with the same name, only the last. */
    take(bytes) {
        const blocks = (this.#rest + this.#decoder.decode(bytes, { stream: true })).split("\n\n");
        this.#rest = blocks.pop();
        const told = new Map();
        for (const block of blocks) {
            const fields = { event: "message", data: [] };
            for (const line of block.split("\n")) {
                const [, name, value] = /^(\w*): ?(.*)$/.exec(line) ?? [];
                if (name === "data") fields.data.push(value);
                else if (name) fields[name] = value;
            }
            if (fields.retry > 0) this.#retry(Number(fields.retry));
            if (fields.data.length > 0) told.set(fields.event, fields.data.join("\n"));
        }
        return told;
    }
}
