// What waits on this phone until there is a signal. Each entry is named by tournament and table, so that it outlives the code under
// which it was made, and is sent under one key, so that however often it is sent it is recorded once.

import { isToBeSentAgain } from "./answer.js";
import { drop, entries, has, put, read } from "./outbox-store.js";

/** How long an answer may take, in milliseconds. */
export const PATIENCE = 10_000;
const CODES = "lastcard.code.";

/** Reads what waits, also what an earlier version kept elsewhere. */
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

/** What waits at one table of one tournament. */
export class Outbox {
    #place;

    /** Where it is, also in words; an entry knows it, too. */
    constructor({ tournament, table, where }) {
        this.#place = { tournament, table, where };
    }

    /** Oldest first. */
    get entries() {
        return entries().filter((entry) => this.#isHere(entry));
    }

    has(entry) {
        return has({ ...this.#place, key: entry.key });
    }

    /** Keeps an entry; it is on the disk when this is over. It takes the place of what was refused before for the same hand. */
    async add(entry) {
        const others = this.entries;
        const order = entry.order ?? Math.max(Date.now(), ...others.map((other) => other.order + 1));
        const kept = put({ ...entry, ...this.#place, order });
        await Promise.all([kept, ...this.#dropRefused(entry, others)]);
    }

    /** Drops an entry, and what was refused before for the same hand. */
    async done(entry) {
        const others = entry.kept ? this.entries : [];
        await Promise.all([drop({ ...this.#place, key: entry.key }), ...this.#dropRefused(entry, others)]);
    }

    /** Takes over what earlier versions kept under the code of this table. */
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

/** Remembers under which code this phone reached a table last. */
export function remember({ tournament, table }, code) {
    try {
        localStorage.setItem(`${CODES}${tournament}.${table}`, JSON.stringify(code));
    } catch {
        // Then each entry is sent under the code with which it was made.
    }
}

/** The code under which this phone reached the table of an entry last. */
export function codeOf({ tournament, table, code }) {
    try {
        return JSON.parse(localStorage.getItem(`${CODES}${tournament}.${table}`)) ?? code;
    } catch {
        return code;
    }
}

/**
 * Sends an entry; the answer, or nothing where the server was not reached. `asks`: it is the scorer's turn again. `isWrong`:
 * something that was typed is. `gone`: the code opens nothing any more.
 */
export const send = (entry, code) => ask(`${placeOf(entry, code)}/entries`, entry.body);

/** Where what an entry is about is: a table, or a player. */
export const placeOf = ({ area }, code) => `/${area ?? "at"}/${code}`;

/** The same of any form about a hand. */
export async function ask(address, body) {
    try {
        const answer = await fetch(address, {
            method: "POST",
            body: new URLSearchParams(body),
            signal: AbortSignal.timeout?.(PATIENCE),
        });
        if (isToBeSentAgain(answer)) return null;
        const { ok, status, redirected, url, headers } = answer;
        const [asks, isWrong, gone] = [[409, 422].includes(status), status === 422, [404, 410].includes(status)];
        return { ok, asks, isWrong, gone, headers, url: redirected ? url : null, html: await answer.text() };
    } catch {
        return null;
    }
}

/** Sends what waits for one table. Says "away" where the server is out of reach and "gone" where it knows the code no more; what it
 * refuses waits for the scorer, and what comes after that with it. */
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

/** What waits, a list for each table. */
export function byTable() {
    const groups = new Map();
    for (const entry of entries()) {
        const name = `${entry.tournament}.${entry.table}`;
        groups.set(name, [...(groups.get(name) ?? []), entry]);
    }
    return [...groups.values()];
}

/** Has the browser wake the service worker when there is a signal, where it can: the page may be closed by then. */
export async function sendLater() {
    const worker = await globalThis.navigator?.serviceWorker?.getRegistration();
    await worker?.sync?.register("entries").catch(() => {});
}

/** Lets one tab at a time send; another leaves it to that one, or waits. Plain HTTP has no locks: there the entries' keys are enough. */
export async function alone(work, ifAvailable = true) {
    if (!navigator.locks) return work();
    return navigator.locks.request("lastcard.outbox", { ifAvailable }, (lock) => (lock ? work() : undefined));
}

/** A name for an entry. Not `randomUUID`: plain HTTP on a local network does not have it. */
export function newKey() {
    return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
