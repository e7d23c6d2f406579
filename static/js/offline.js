// Has the browser keep this page, and those that belong to it, for the time without a signal, and says whether it does. Only a page that
// came encrypted can be kept, or one of this very machine.

import { LIST, allKept, fetchAndKeep, filesIn, keepFiles, keepPage } from "./offline-pages.js";

/** Pages beside this one are asked for again after so long, in milliseconds. */
const AGED = 600_000;

/** "can", "cannot", or nothing as long as that is not known. */
let state = "";
let isBegun = false;

function tell() {
    const note = document.getElementById("kept");
    if (!note || !state) return;
    note.dataset.state = state;
    note.querySelector("span").textContent = note.dataset[state];
    note.querySelector("a").hidden = state !== "can";
    note.hidden = false;
}

async function begin() {
    try {
        const script = new URL("./service-worker.js", import.meta.url);
        await navigator.serviceWorker.register(script, { scope: "/", type: "module" });
        await navigator.serviceWorker.ready;
        await keep();
        state = "can";
    } catch {
        // What was kept before is still there.
        state = navigator.serviceWorker?.controller ? "can" : "cannot";
    }
    tell();
}

/** This page, unless the worker has kept it while it came, and those beside it. */
async function keep() {
    const here = location.pathname;
    const fresh = (await allKept()).filter(({ at }) => Date.now() - at < AGED).map(({ path }) => path);
    if (!fresh.includes(here) && !(await fetchAndKeep(here))) throw new Error("no page to keep");
    const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
    const ours = loaded.filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith("/static/"));
    await keepFiles([...ours.map(({ href }) => href), ...filesIn(document.documentElement.outerHTML, here)]);
    const beside = document.getElementById("kept").dataset.keep.split(" ");
    for (const path of [LIST, ...beside].filter((one) => one && !fresh.includes(one))) await fetchAndKeep(path);
}

/** Once, on the first page that can be kept: a correction becomes the table's page without being left. */
function beginOnce() {
    if (isBegun || !document.getElementById("kept")) return;
    isBegun = true;
    begin();
}

document.addEventListener("fresh", ({ detail }) => {
    beginOnce();
    tell();
    if (detail && state === "can") keepPage(location.pathname, detail.headers, detail.html);
});

if (!isSecureContext || !navigator.serviceWorker) {
    isBegun = true;
    state = "cannot";
    tell();
} else if (document.readyState === "complete") {
    beginOnce();
} else {
    addEventListener("load", beginOnce);
}
