// Earlier versions kept what waits in the local storage: each entry under a name of its own, and before that a list under the code of
// the table, of whose tournament nobody knows before that code is opened.

import { put } from "./outbox-store.js";

const ENTRY = "lastcard.waits.";
const LIST = "lastcard.at.";

/** Takes it over. */
export async function takeOver() {
    try {
        const names = Object.keys(localStorage);
        for (const name of names.filter((one) => one.startsWith(ENTRY) || one.startsWith(LIST))) {
            for (const entry of entriesIn(name)) await put(entry);
            localStorage.removeItem(name);
        }
    } catch {
        // No storage, so nothing was kept there.
    }
}

function entriesIn(name) {
    const kept = JSON.parse(localStorage.getItem(name));
    if (name.startsWith(ENTRY)) return kept?.key ? [kept] : [];
    const code = name.slice(LIST.length);
    const place = { tournament: "", table: code, where: code, code, kept: true };
    return Array.isArray(kept) ? kept.map((entry, order) => ({ ...entry, ...place, order })) : [];
}
