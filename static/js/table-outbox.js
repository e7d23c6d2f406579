// What waits on this phone until there is a signal. It survives reloading the page, and each entry is sent under one key,
// so that however often it is sent it is recorded once.

/** The entries that wait, oldest first. */
export class Outbox {
    #name;
    #entries = [];

    constructor(name) {
        this.#name = name;
        try {
            this.#entries = JSON.parse(localStorage.getItem(name)) ?? [];
        } catch {
            // Nothing readable is kept: a private window, or storage that is switched off.
        }
    }

    get entries() {
        return this.#entries;
    }

    add(entry) {
        this.#entries = [...this.#entries.filter((other) => other.key !== entry.key), entry];
        this.#keep();
    }

    /** Drops an entry, and what was refused before for the same hand. */
    done(entry) {
        this.#entries = this.#entries.filter((other) => other.key !== entry.key && !(other.refused && other.slot === entry.slot));
        this.#keep();
    }

    #keep() {
        try {
            if (this.#entries.length > 0) localStorage.setItem(this.#name, JSON.stringify(this.#entries));
            else localStorage.removeItem(this.#name);
        } catch {
            // The entries still wait as long as this page is open.
        }
    }
}

/** Sends an entry; the answer, or nothing where the server was not reached. `asks`: it is the scorer's turn again. */
export async function send(entry) {
    try {
        const answer = await fetch(entry.action, {
            method: "POST",
            body: new URLSearchParams(entry.body),
            signal: AbortSignal.timeout?.(10_000),
        });
        // Also a server whose database is away has not taken it, nor one that is closed against guessers.
        if (answer.status >= 500 || answer.status === 429) return null;
        const { ok, status, redirected, url } = answer;
        return { ok, asks: [409, 422].includes(status), url: redirected ? url : null, html: await answer.text() };
    } catch {
        return null;
    }
}

/** A name for an entry. Not `randomUUID`: plain HTTP on a local network does not have it. */
export function newKey() {
    return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
