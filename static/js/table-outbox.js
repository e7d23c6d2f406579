// Entries that wait on this phone until there is a signal. Each is identified by tournament and table, so that it outlives the code under
// which it was made. It is sent under a single idempotency key, so that it is recorded once, however often it is sent.

import { isToBeSentAgain } from "./answer.js";
import { drop, entries, has, put, read } from "./outbox-store.js";

/** Time limit for an answer, in milliseconds. */
export const PATIENCE = 10_000;
const CODES = "lastcard.code.";

/** Reads the waiting entries, including those that an earlier version kept elsewhere. */
export async function open() {
    if (isLegacy()) await (await import("./outbox-legacy.js")).takeOver();
    await read();
}

function isLegacy() {
    try {
        return Object.keys(localStorage).some((name) => /^lastcard\.(waits|at)\./.test(name));
    } catch {
        return false;
    }
}

/** The entries waiting at one table of one tournament. */
export class Outbox {
    #place;

    /** Sets the place, also in words. Each entry carries it too. */
    constructor({ tournament, table, where }) {
        this.#place = { tournament, table, where };
    }

    /** The entries, oldest first. */
    get entries() {
        return entries().filter((entry) => this.#isHere(entry));
    }

    has(entry) {
        return has({ ...this.#place, key: entry.key });
    }

    /** Stores an entry; it is on disk when this ends. It replaces refused entries for the same hand. */
    async add(entry) {
        const others = this.entries;
        const order = entry.order ?? Math.max(Date.now(), ...others.map((other) => other.order + 1));
        const kept = put({ ...entry, ...this.#place, order });
        await Promise.all([kept, ...this.#dropRefused(entry, others)]);
    }

    /** Removes an entry, and refused ones for the same hand. */
    async done(entry) {
        const others = entry.kept ? this.entries : [];
        await Promise.all([drop({ ...this.#place, key: entry.key }), ...this.#dropRefused(entry, others)]);
    }

    /** Takes over entries that earlier versions kept under the code of this table. */
    async adopt(code) {
        for (const entry of entries().filter((one) => one.tournament === "" && one.table === code)) {
            await this.add(entry);
            await drop(entry);
        }
    }

    #isHere({ tournament, table }) {
        return tournament === this.#place.tournament && table === this.#place.table;
    }

    #dropRefused(entry, others) {
        const before = others.filter((other) => other.refused && other.slot === entry.slot && other.key !== entry.key);
        return before.map(drop);
    }
}

/** Remembers the code under which this phone last reached a table. */
export function remember({ tournament, table }, code) {
    try {
        localStorage.setItem(`${CODES}${tournament}.${table}`, JSON.stringify(code));
    } catch {
        // Each entry is then sent under the code with which it was made.
    }
}

/** Returns the code under which this phone last reached the table of an entry. */
export function codeOf({ tournament, table, code }) {
    try {
        return JSON.parse(localStorage.getItem(`${CODES}${tournament}.${table}`)) ?? code;
    } catch {
        return code;
    }
}

/**
 * Sends an entry; returns the answer, or null if the server was not reached. `asks`: the scorer has to decide. `isWrong`: something that
 * was typed is wrong. `gone`: the code is no longer valid.
 */
export const send = (entry, code) => ask(`${placeOf(entry, code)}/entries`, entry.body);

/** Returns the address of the table or player that an entry is about. */
export const placeOf = ({ area }, code) => `/${area ?? "at"}/${code}`;

/** Sends any form about a hand; returns the same as `send`. */
export async function ask(address, body) {
    try {
        const answer = await fetch(address, {
            method: "POST",
            headers: { prefer: "return=representation" },
            body: new URLSearchParams(body),
            signal: AbortSignal.timeout?.(PATIENCE),
        });
        if (isToBeSentAgain(answer)) return null;
        const { ok, status, redirected, headers } = answer;
        const url = redirected ? answer.url : headers.get("content-location");
        const [asks, isWrong, gone] = [[409, 422].includes(status), status === 422, [404, 410].includes(status)];
        return { ok, asks, isWrong, gone, headers, url, html: await answer.text() };
    } catch {
        return null;
    }
}

/** Sends the entries that wait for one table. Returns "away" if the server is out of reach, and "gone" if the code is no longer valid. A
 * refused entry waits for the scorer, and so do those after it. */
export async function sendAll(waiting) {
    const outbox = new Outbox(waiting[0]);
    for (const entry of waiting.filter((one) => !one.refused && has(one))) {
        const answer = await send(entry, codeOf(entry));
        if (!answer) return "away";
        if (answer.gone) return "gone";
        if (!answer.ok) return outbox.add({ ...entry, refused: true });
        await outbox.done(entry);
    }
    return undefined;
}

/** Returns the waiting entries, one list for each table. */
export function byTable() {
    const groups = new Map();
    for (const entry of entries()) {
        const name = `${entry.tournament}.${entry.table}`;
        groups.set(name, [...(groups.get(name) ?? []), entry]);
    }
    return [...groups.values()];
}

/** Asks the browser to wake the service worker once there is a signal, if it can: the page may be closed by then. */
export async function sendLater() {
    const worker = await globalThis.navigator?.serviceWorker?.getRegistration();
    await worker?.sync?.register("entries").catch(() => {});
}

/** Lets only one tab at a time send; another leaves it to that tab, or waits. Plain HTTP has no locks, but the idempotency keys suffice. */
export async function alone(work, ifAvailable = true) {
    if (!navigator.locks) return work();
    return navigator.locks.request("lastcard.outbox", { ifAvailable }, (lock) => (lock ? work() : undefined));
}

/** Returns a new idempotency key. `randomUUID` is not available over plain HTTP on a local network. */
export function newKey() {
    return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
