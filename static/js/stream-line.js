// One stream of events, read to its end, and the pauses before and after.

import { Behind, PATIENCE, checked } from "./answer.js";
import * as following from "./following.js";

/** The service says something every 25 seconds. A stream that was silent for so long is dead, whatever the connection says. */
const SILENCE = 60_000;
/** How often that is looked at, in milliseconds. */
const LOOK = 2_500;

/** One attempt after the other, to be ended at any moment. */
export class Line {
    #attempt = new AbortController();
    #wake = () => {};
    #retry;

    /** @param {(milliseconds: number) => void} retry is told how long the service wants a page to wait before it comes again */
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

    /** Reads a stream to its end, and says why it ended. */
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

/** How long nothing was heard. A machine that slept notices by the one clock, one whose clock was set back by the other. */
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

/** Takes a stream of events apart. */
class Parser {
    #decoder = new TextDecoder();
    #rest = "";
    #retry;

    constructor(retry) {
        this.#retry = retry;
    }

    /** The events that are whole with these bytes: of each name the last one. */
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
