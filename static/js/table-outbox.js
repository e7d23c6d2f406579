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

    remove(key) {
        this.#entries = this.#entries.filter((entry) => entry.key !== key);
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

/** Sends an entry; the answer, or nothing where the server was not reached. */
export async function send(entry) {
    try {
        const answer = await fetch(entry.action, {
            method: "POST",
            body: new URLSearchParams(entry.body),
            signal: AbortSignal.timeout?.(10_000),
        });
        // Also a server whose database is away has not taken it.
        if (answer.status >= 500) return null;
        return { ok: answer.ok, url: answer.redirected ? answer.url : null, html: await answer.text() };
    } catch {
        return null;
    }
}

/** A name for an entry. Not `randomUUID`: plain HTTP on a local network does not have it. */
export function newKey() {
    return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
