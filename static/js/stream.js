// How a page follows the service: a stream of events that is opened again and again for as long as the page is there and seen.
//
// It is read with fetch, not with an EventSource. That one closes for ever at the first answer that is no stream, hides the answer
// and its Retry-After, and does not notice a connection on which nothing comes any more.

import * as following from "./following.js";

/** The service says something every 25 seconds. A stream that was silent for so long is dead, whatever the connection says. */
const SILENCE = 60_000;
/** How long an answer may take to begin. */
const PATIENCE = 15_000;
/** Between two attempts, in milliseconds: at first about so long, or as the stream's `retry` says, and twice as long each time. */
const FIRST = 1_000;
const MOST = 15_000;
/** A Retry-After is heeded up to this. */
const LONGEST = 600_000;
/** A stream that lasted so long was a good one. */
const STEADY = 10_000;

/** Why a page does not follow: "lost", "out" (nobody is logged in any more), "gone", or "changed" (there is something new that would
 * take away what the visitor typed). */
export class Behind extends Error {
    constructor(why, after = 0) {
        super(why);
        this.why = why;
        /** Milliseconds in which nobody is to ask again. */
        this.after = after;
    }
}

/** Passes an answer of this media type, and only that. */
export function checked(answer, type) {
    const led = answer.redirected ? new URL(answer.url).pathname : "";
    if (answer.status === 401 || led === "/login" || led === "/setup") throw new Behind("out");
    if (answer.status === 404 || answer.status === 410) throw new Behind("gone");
    const is = answer.headers.get("content-type") ?? "";
    if (!answer.ok || !is.startsWith(type)) throw new Behind("lost", retryAfter(answer));
    return answer;
}

/** Fetches a page, or fails as Behind in the end. */
export async function fetched(address) {
    const answer = await fetch(address, { cache: "no-cache", signal: AbortSignal.timeout(PATIENCE) });
    return { answer, html: answer.ok ? await answer.text() : "" };
}

/** Seconds, or a date. */
function retryAfter(answer) {
    const said = answer.headers.get("retry-after")?.trim() ?? "";
    const wait = /^\d+$/.test(said) ? Number(said) * 1_000 : Date.parse(said) - Date.now();
    return Math.min(Math.max(wait || 0, 0), LONGEST);
}

/** Follows a stream. Every event is a whole state, so of several that came at once only the last one of each name is told.
 *
 * @param {() => string | undefined} address where the stream is; nothing where the page has none
 * @param {Object<string, (data: string) => unknown>} events what to do with an event of this name; one that fails with Behind has
 *     the stream opened anew
 * @param {() => Promise<unknown>} [look] brings the page up to date without the stream
 * @returns {() => void} looks whether there is a stream now, where the page was put in place of one without
 */
export function follow(address, events, look) {
    let line = null;
    let failed = 0;
    let first = FIRST;
    /** By the clock of performance.now(), which nobody sets. */
    let notBefore = 0;

    /** One after the other, until it is stopped. */
    async function run(own) {
        await own.pause(notBefore - performance.now());
        while (line === own) {
            const began = performance.now();
            const behind = await own.listen(address(), events, (retry) => {
                first = retry;
            });
            if (line !== own) return;
            failed = performance.now() - began > STEADY ? 1 : failed + 1;
            following.isBehind(behind.why);
            notBefore = performance.now() + behind.after;
            if (failed > 1 && look) await lookOnce(own);
            await own.pause(Math.max(spread(failed), notBefore - performance.now()));
        }
    }

    /** Streams may be refused where pages are not. */
    async function lookOnce(own) {
        try {
            await look();
            if (line === own) following.isUpToDate();
        } catch {
            // It was said already that the page is behind.
        }
    }

    /** At least half of what it has grown to, so that not everybody comes at once. */
    function spread(attempt) {
        const most = Math.min(MOST, first * 2 ** Math.min(attempt, 10));
        return most / 2 + (Math.random() * most) / 2;
    }

    function start() {
        if (line || document.hidden || !address()) return;
        failed = 0;
        line = new Line();
        following.begins();
        run(line);
    }

    function stop() {
        line?.end();
        line = null;
        following.pauses();
    }

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

/** One attempt after the other, to be ended at any moment. */
class Line {
    #attempt = new AbortController();
    #wake = () => {};

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
    async listen(address, events, retry) {
        const attempt = new AbortController();
        this.#attempt = attempt;
        const quiet = new Quiet();
        const watch = setInterval(() => {
            if (quiet.isOver()) attempt.abort();
        }, 2_500);
        try {
            const headers = { accept: "text/event-stream" };
            const answer = checked(
                await fetch(address, { headers, cache: "no-store", signal: attempt.signal }),
                "text/event-stream",
            );
            const reader = answer.body.getReader();
            const parser = new Parser(retry);
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
