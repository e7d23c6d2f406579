// Earlier versions kept waiting entries in local storage: each under a name of its own, and before that in a list under the table's code.
// The tournament of such a list is unknown until the code is opened.

import { put } from "./outbox-store.js";

const ENTRY = "lastcard.waits.";
const LIST = "lastcard.at.";

/** Moves these entries to the outbox. */
export async function takeOver() {
    try {
        const names = Object.keys(localStorage);
        for (const name of names.filter((one) => one.startsWith(ENTRY) || one.startsWith(LIST))) {
            for (const entry of entriesIn(name)) await put(entry);
            localStorage.removeItem(name);
        }
    } catch {
        // Without local storage, nothing was kept there.
    }
}

function entriesIn(name) {
    const kept = JSON.parse(localStorage.getItem(name));
    if (name.startsWith(ENTRY)) return kept?.key ? [kept] : [];
    const code = name.slice(LIST.length);
    const place = { tournament: "", table: code, where: code, code, kept: true };
    return Array.isArray(kept) ? kept.map((entry, order) => ({ ...entry, ...place, order })) : [];
}
