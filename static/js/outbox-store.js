// Stores the entries that wait on this phone, in a browser database shared by its pages and the service worker. Entries that cannot be
// stored, in a private window or on a full phone, last as long as this page is open.

const DATABASE = "lastcard";
const ENTRIES = "entries";
/** Time limit for an answer from the database, in milliseconds. */
const SILENCE = 2_000;
/** Set while entries may be waiting. Every page reads it, and opens the database only if it is set. */
const HINT = "lastcard.waits";
const channel = new BroadcastChannel("lastcard.outbox");
const unstored = new Map();
const listeners = [];
let opened = null;
/** The waiting entries as known to this page, oldest first. */
let known = [];
/** Number of changes that are not in the database yet. While there are any, `known` is newer. */
let pending = 0;

const idOf = ({ tournament, table, key }) => [tournament, table, key];
const nameOf = (entry) => idOf(entry).join(".");
const isSame = (one) => (other) => nameOf(one) === nameOf(other);
const inOrder = (entries) => entries.sort((a, b) => a.order - b.order);

function database() {
    opened ??= new Promise((resolve, reject) => {
        const asked = indexedDB.open(DATABASE, 1);
        asked.onupgradeneeded = () =>
            asked.result.createObjectStore(ENTRIES, { keyPath: ["tournament", "table", "key"] });
        asked.onsuccess = () => {
            // The visitor has cleared the site's data.
            asked.result.onclose = () => {
                opened = null;
            };
            resolve(asked.result);
        };
        asked.onerror = () => reject(asked.error);
    });
    return opened;
}

/** Runs one transaction, which ends once it is on disk. Some browsers have a database that never answers, so there is a time limit. */
function transact(mode, act) {
    const silence = new Promise((_, reject) => setTimeout(reject, SILENCE, new Error("no database")));
    return Promise.race([transacted(mode, act), silence]);
}

async function transacted(mode, act) {
    const transaction = (await database()).transaction(ENTRIES, mode, { durability: "strict" });
    const asked = act(transaction.objectStore(ENTRIES));
    return new Promise((resolve, reject) => {
        transaction.oncomplete = () => resolve(asked.result);
        transaction.onabort = () => reject(transaction.error);
    });
}

/** Returns the waiting entries, oldest first. Another page may have changed them since the last read. */
export const entries = () => [...known];

export const has = (entry) => known.some(isSame(entry));

/** Registers a function to call whenever another page or the service worker has changed the entries. */
export const onChange = (listener) => listeners.push(listener);

/** Reads the waiting entries. */
export async function read() {
    const stored = await transact("readonly", (store) => store.getAll()).catch(() => []);
    if (pending === 0) {
        const once = new Map([...stored, ...unstored.values()].map((entry) => [nameOf(entry), entry]));
        known = inOrder([...once.values()]);
        hint();
    }
    return entries();
}

/** Stores an entry, replacing an earlier version of it. */
export async function put(entry) {
    known = inOrder([...known.filter((other) => !isSame(entry)(other)), entry]);
    hint();
    await change(async () => {
        unstored.set(nameOf(entry), entry);
        await transact("readwrite", (store) => store.put(entry));
        unstored.delete(nameOf(entry));
    });
}

/** Removes an entry. */
export async function drop(entry) {
    known = known.filter((other) => !isSame(entry)(other));
    await change(async () => {
        unstored.delete(nameOf(entry));
        await transact("readwrite", (store) => store.delete(idOf(entry)));
    });
}

async function change(act) {
    pending += 1;
    // If this fails, the entry is among the unstored ones, or was never stored.
    await act().catch(() => {});
    pending -= 1;
    channel.postMessage("changed");
    if (pending === 0) await read();
}

/** Updates the hint. A service worker has no local storage and needs none: the next page that reads the entries corrects the hint. */
function hint() {
    try {
        if (known.length > 0) localStorage.setItem(HINT, "maybe");
        else localStorage.removeItem(HINT);
    } catch {
        // Without local storage, pages of other tables do not mention waiting entries.
    }
}

async function look() {
    await read();
    listeners.forEach((listener) => listener());
}

channel.addEventListener("message", look);
addEventListener("pageshow", (event) => {
    if (event.persisted) look();
});
