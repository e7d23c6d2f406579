// Where entries wait on this phone: a database of the browser, which its pages and the service worker share. What could not be stored,
// in a private window or on a full phone, waits as long as this page is open.

const DATABASE = "lastcard";
const ENTRIES = "entries";
/** After so long it does not answer any more, in milliseconds. */
const SILENCE = 2_000;
/** Whether anything may wait: every page reads it, and looks only then. */
const HINT = "lastcard.waits";
const channel = new BroadcastChannel("lastcard.outbox");
const unstored = new Map();
const listeners = [];
let opened = null;
/** What waits, oldest first, as this page knows it. */
let known = [];
/** Changes that are not in the database yet: until they are, `known` is newer. */
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
            // The visitor cleared what sites have stored.
            asked.result.onclose = () => {
                opened = null;
            };
            resolve(asked.result);
        };
        asked.onerror = () => reject(asked.error);
    });
    return opened;
}

/** One transaction; over when it is on the disk. Some browsers have a database that never answers: nobody waits for that. */
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

/** What waits on this phone, oldest first. Another page may have changed it since it was read last. */
export const entries = () => [...known];

export const has = (entry) => known.some(isSame(entry));

/** Calls back whenever another page, or the service worker, has changed what waits. */
export const onChange = (listener) => listeners.push(listener);

/** Reads what waits. */
export async function read() {
    const stored = await transact("readonly", (store) => store.getAll()).catch(() => []);
    if (pending === 0) {
        const once = new Map([...stored, ...unstored.values()].map((entry) => [nameOf(entry), entry]));
        known = inOrder([...once.values()]);
        hint();
    }
    return entries();
}

/** Keeps an entry, in place of an earlier form of it. */
export async function put(entry) {
    known = inOrder([...known.filter((other) => !isSame(entry)(other)), entry]);
    hint();
    await change(async () => {
        unstored.set(nameOf(entry), entry);
        await transact("readwrite", (store) => store.put(entry));
        unstored.delete(nameOf(entry));
    });
}

/** Keeps an entry no more. */
export async function drop(entry) {
    known = known.filter((other) => !isSame(entry)(other));
    await change(async () => {
        unstored.delete(nameOf(entry));
        await transact("readwrite", (store) => store.delete(idOf(entry)));
    });
}

async function change(act) {
    pending += 1;
    // Where it fails the entry is among the unstored, or was never stored.
    await act().catch(() => {});
    pending -= 1;
    channel.postMessage("changed");
    if (pending === 0) await read();
}

/** A worker has no storage for it, and needs none: the next page that looks puts it right. */
function hint() {
    try {
        if (known.length > 0) localStorage.setItem(HINT, "maybe");
        else localStorage.removeItem(HINT);
    } catch {
        // Then pages of other tables do not say that something waits.
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
