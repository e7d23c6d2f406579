// Results that wait on this phone are shown wherever it opens Lastcard, but at their own table, which sends them by itself. The
// words for it are on the page that asks for a code.

import { parsed } from "./answer.js";
import { Outbox, alone, codeOf, everything, isAboutWaiting, send } from "./table-outbox.js";
import { fill } from "./table-fill.js";

let words = null;

/** What waits for other tables than the one on the screen, by table. */
function elsewhere() {
    const here = document.getElementById("at")?.dataset ?? {};
    const groups = new Map();
    for (const entry of everything()) {
        if (entry.tournament === here.tournament && entry.table === here.table) continue;
        const name = `${entry.tournament}.${entry.table}`;
        groups.set(name, [...(groups.get(name) ?? []), entry]);
    }
    return [...groups.values()];
}

const wordsIn = (page) => page.getElementById("waits")?.content.firstElementChild;

async function fetchWords() {
    const page = await fetch("/at")
        .then((answer) => answer.text())
        .catch(() => "");
    return wordsIn(parsed(page));
}

/** Shows them, or that there are none any more. */
export async function showWaiting() {
    const groups = elsewhere();
    if (groups.length > 0) words ??= wordsIn(document) ?? (await fetchWords());
    document.querySelectorAll("main > .waits").forEach((old) => old.remove());
    if (words) document.getElementById("main").prepend(...groups.map(notice));
}

function notice(entries) {
    const notice = words.cloneNode(true);
    const part = (name) => notice.querySelector(`.${name}`);
    part("where").textContent = fill(part("where").textContent, { where: entries[0].where });
    part("entries").replaceChildren(
        ...entries.map((entry) => {
            const line = document.createElement("li");
            line.textContent = entry.what;
            return line;
        }),
    );
    part("look").href = `/at/${codeOf(entries[0])}`;
    const refused = entries.every((entry) => entry.refused);
    part("send").hidden = refused;
    part("look").hidden = !refused;
    part("send").addEventListener("click", async () => {
        part("send").setAttribute("aria-busy", "true");
        const went = await alone(() => sendAll(entries));
        await showWaiting();
        // The notice is a new one by now.
        const left = [...document.querySelectorAll("main > .waits")].find(
            (other) => other.querySelector(".look").href === part("look").href,
        );
        const says = { gone: "code-gone", away: "no-signal" }[went];
        if (left && says) left.querySelector(`.${says}`).hidden = false;
    });
    part("discard").addEventListener("click", () => {
        const { tournament, table } = entries[0];
        const outbox = new Outbox({ tournament, table });
        entries.forEach((entry) => outbox.done(entry));
        showWaiting();
    });
    return notice;
}

/** Sends what waits for one table, until the server is out of reach, knows the code no more, or refuses one. */
async function sendAll(entries) {
    const { tournament, table, where } = entries[0];
    const outbox = new Outbox({ tournament, table, where });
    for (const entry of entries.filter((one) => !one.refused && outbox.has(one))) {
        const answer = await send(entry, codeOf(entry));
        if (!answer) return "away";
        if (answer.gone) return "gone";
        if (!answer.ok) return outbox.add({ ...entry, refused: true });
        outbox.done(entry);
    }
    return undefined;
}

addEventListener("storage", (event) => {
    if (isAboutWaiting(event)) showWaiting();
});
showWaiting();
