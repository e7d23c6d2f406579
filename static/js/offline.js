// Makes the browser store this page and related ones for use without a signal, and shows whether it can: the page must come over HTTPS or
// from this very machine.

import { LIST, allKept, fetchAndKeep, filesIn, keepFiles, keepPage } from "./offline-pages.js";

/** Age in milliseconds after which a stored page is fetched again. */
const AGED = 600_000;

/** "can" or "cannot"; empty until known. */
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
        // Pages stored earlier are still available.
        state = navigator.serviceWorker?.controller ? "can" : "cannot";
    }
    tell();
}

/** Stores this page, unless the worker stored it while it loaded, and the related pages. */
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

/** Starts once, on the first page that can be stored: a correction may turn into the table's page without a reload. */
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
