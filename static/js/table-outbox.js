// What waits on this phone until there is a signal. Each entry has a place of its own in the storage, named by tournament and
// table: so two tabs do not write over each other, and an entry outlives the code under which it was made. Each is sent under
// one key, so that however often it is sent it is recorded once.

/** How long an answer may take, in milliseconds. */
export const PATIENCE = 10_000;
const WAITS = "lastcard.waits.";
const CODES = "lastcard.code.";
const BY_CODE = "lastcard.at.";
/** What could not be stored, in a private window or on a full phone: it waits as long as this page is open. */
const unstored = new Map();

function names() {
    try {
        return [...Object.keys(localStorage), ...unstored.keys()];
    } catch {
        return [...unstored.keys()];
    }
}

function read(name) {
    try {
        return JSON.parse(unstored.get(name) ?? localStorage.getItem(name));
    } catch {
        return null;
    }
}

function write(name, value) {
    const text = JSON.stringify(value);
    try {
        localStorage.setItem(name, text);
        unstored.delete(name);
    } catch {
        unstored.set(name, text);
    }
}

function drop(name) {
    unstored.delete(name);
    try {
        localStorage.removeItem(name);
    } catch {
        // Then it was never stored.
    }
}

const nameOf = ({ tournament, table, key }) => `${WAITS}${tournament}.${table}.${key}`;

/** Everything that waits on this phone, oldest first. */
export function everything() {
    names()
        .filter((name) => name.startsWith(BY_CODE))
        .forEach(takeOver);
    const entries = names()
        .filter((name) => name.startsWith(WAITS))
        .map(read)
        .filter((entry) => entry?.key);
    return entries.sort((a, b) => a.order - b.order);
}

/** Earlier versions kept a list under the code of the table: of which tournament it is nobody knows before that code is opened. */
function takeOver(name) {
    const [code, entries] = [name.slice(BY_CODE.length), read(name)];
    const place = { tournament: "", table: code, where: code };
    if (!Array.isArray(entries)) return drop(name);
    entries.forEach((entry, order) =>
        write(nameOf({ ...place, key: entry.key }), { ...entry, ...place, code, order, kept: true }),
    );
    return drop(name);
}

/** Whether a change of the storage is one of what waits. */
export const isAboutWaiting = (event) => event.key === null || event.key.startsWith(WAITS);

/** What waits at one table of one tournament. */
export class Outbox {
    #place;

    /** `place`: `tournament` and `table`, and `where` they are in words. */
    constructor(place) {
        this.#place = place;
    }

    /** Oldest first. Another tab may have changed them since they were read last. */
    get entries() {
        return everything().filter((entry) => this.#isHere(entry));
    }

    has(entry) {
        return read(nameOf({ ...this.#place, key: entry.key })) !== null;
    }

    /** Keeps an entry. It takes the place of what was refused before for the same hand. */
    add(entry) {
        const others = this.entries;
        const order = entry.order ?? Math.max(Date.now(), ...others.map((other) => other.order + 1));
        write(nameOf({ ...this.#place, key: entry.key }), { ...entry, ...this.#place, order });
        this.#dropRefused(entry, others);
    }

    /** Drops an entry, and what was refused before for the same hand. */
    done(entry) {
        drop(nameOf({ ...this.#place, key: entry.key }));
        if (entry.kept) this.#dropRefused(entry, this.entries);
    }

    /** Takes over what earlier versions kept under the code of this table. */
    adopt(code) {
        for (const entry of everything().filter((one) => one.tournament === "" && one.table === code)) {
            this.add(entry);
            drop(nameOf(entry));
        }
    }

    #isHere({ tournament, table }) {
        return tournament === this.#place.tournament && table === this.#place.table;
    }

    #dropRefused(entry, others) {
        const before = others.filter((other) => other.refused && other.slot === entry.slot && other.key !== entry.key);
        before.forEach((other) => drop(nameOf(other)));
    }
}

/** Remembers under which code this phone reached a table last. */
export function remember({ tournament, table }, code) {
    write(`${CODES}${tournament}.${table}`, code);
}

/** The code under which this phone reached the table of an entry last. */
export const codeOf = ({ tournament, table, code }) => read(`${CODES}${tournament}.${table}`) ?? code;

/**
 * Sends an entry; the answer, or nothing where the server was not reached. `asks`: it is the scorer's turn again. `isWrong`:
 * something that was typed is. `gone`: the code opens nothing any more.
 */
export const send = (entry, code) => ask(`/at/${code}/entries`, entry.body);

/** The same of any form about a hand. */
export async function ask(address, body) {
    try {
        const answer = await fetch(address, {
            method: "POST",
            body: new URLSearchParams(body),
            signal: AbortSignal.timeout?.(PATIENCE),
        });
        // Also a server whose database is away has not taken it, nor one that is closed against guessers.
        if (answer.status >= 500 || answer.status === 429) return null;
        const { ok, status, redirected, url } = answer;
        const [asks, isWrong, gone] = [[409, 422].includes(status), status === 422, [404, 410].includes(status)];
        return { ok, asks, isWrong, gone, url: redirected ? url : null, html: await answer.text() };
    } catch {
        return null;
    }
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
