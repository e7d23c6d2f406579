// Results that wait on this phone are shown on every page of Lastcard, except at their own table, which sends them by itself. The wording
// is on the page that asks for a code.

import { parsed } from "./answer.js";
import { onChange } from "./outbox-store.js";
import { Outbox, alone, byTable, codeOf, open, placeOf, sendAll } from "./table-outbox.js";
import { fill } from "./table-fill.js";

let words = null;

/** Returns the entries waiting for tables other than the one on the screen, by table. */
function elsewhere() {
    const here = document.getElementById("at")?.dataset ?? {};
    return byTable().filter(([{ tournament, table }]) => tournament !== here.tournament || table !== here.table);
}

/** Returns the address of the page that shows what became of an entry. */
const lookAt = (entry) => `${placeOf(entry, codeOf(entry))}${entry.area === "me" ? "/hand" : ""}`;

const wordsIn = (page) => page.getElementById("waits")?.content.firstElementChild;

async function fetchWords() {
    const page = await fetch("/at")
        .then((answer) => answer.text())
        .catch(() => "");
    return wordsIn(parsed(page));
}

/** Shows the notices, or removes them if nothing waits any more. */
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
    part("look").href = lookAt(entries[0]);
    const refused = entries.every((entry) => entry.refused);
    part("send").hidden = refused;
    part("look").hidden = !refused;
    part("send").addEventListener("click", async () => {
        part("send").setAttribute("aria-busy", "true");
        const went = await alone(() => sendAll(entries));
        await showWaiting();
        // The notice has been replaced by now.
        const left = [...document.querySelectorAll("main > .waits")].find(
            (other) => other.querySelector(".look").href === part("look").href,
        );
        const says = { gone: "code-gone", away: "no-signal" }[went];
        if (left && says) left.querySelector(`.${says}`).hidden = false;
    });
    part("discard").addEventListener("click", () => {
        const outbox = new Outbox(entries[0]);
        entries.forEach((entry) => outbox.done(entry));
        showWaiting();
    });
    return notice;
}

onChange(showWaiting);
await open();
showWaiting();
