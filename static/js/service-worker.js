// Opens stored pages if there is no signal or no answer, and sends waiting entries once there is a signal. Requests made by the scripts of
// pages are left alone: those know what to do without an answer.

import { LIST, forgetPage, isOwn, keepPage, keptFile, keptPage, tidy } from "./offline-pages.js";
import { read } from "./outbox-store.js";
import { alone, byTable, sendAll } from "./table-outbox.js";

/** Time in milliseconds after which a stored page is shown instead of waiting for a new one. */
const PATIENCE = 4_000;

addEventListener("install", () => skipWaiting());

addEventListener("activate", (event) => {
    event.waitUntil(Promise.all([clients.claim(), tidy()]));
});

addEventListener("fetch", (event) => {
    const { request } = event;
    const { origin, pathname, search } = new URL(request.url);
    if (request.method !== "GET" || origin !== location.origin) return;
    if (pathname.startsWith("/static/")) event.respondWith(file(request));
    else if (request.mode === "navigate") event.respondWith(page(event, pathname, search === ""));
});

addEventListener("sync", (event) => {
    if (event.tag === "entries") event.waitUntil(sendEverything());
});

async function file(request) {
    return (await keptFile(request)) ?? fetch(request);
}

/** Returns a page in its current state, or the stored copy if that takes too long. */
async function page(event, path, isWhole) {
    const asked = fetch(event.request);
    event.waitUntil(asked.then((came) => note(came.clone(), path, isWhole)).catch(() => {}));
    const kept = await keptPage(path);
    const late = kept ? new Promise((resolve) => setTimeout(resolve, PATIENCE)) : asked;
    const answer = await Promise.race([asked, late]).catch(() => null);
    if (answer && !(kept && answer.status >= 500)) return answer;
    return kept ?? (await keptPage(LIST)) ?? Response.error();
}

/** Stores a page that arrived, or deletes the copy of one that no longer exists. */
async function note(came, path, isWhole) {
    if ([404, 410].includes(came.status)) return forgetPage(path);
    const isPage = isWhole && came.ok && came.headers.get("content-type")?.startsWith("text/html");
    if (!isPage || !(isOwn(path) || (await keptPage(path)))) return undefined;
    return keepPage(path, came.headers, await came.text());
}

/** Fails if entries are left that can still be sent: the browser then tries again. */
async function sendEverything() {
    const went = await alone(async () => {
        await read();
        return Promise.all(byTable().map(sendAll));
    }, false);
    if (went.includes("away")) throw new Error("no signal yet");
}
