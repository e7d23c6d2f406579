// Opens the pages that this phone keeps where there is no signal, or nobody answers, and sends what waits once there is one. It leaves
// alone whatever pages ask for by themselves: they know what to do without an answer.

import { LIST, forgetPage, isOwn, keepPage, keptFile, keptPage, tidy } from "./offline-pages.js";
import { read } from "./outbox-store.js";
import { alone, byTable, sendAll } from "./table-outbox.js";

/** Who has a page at hand waits no longer for a new one, in milliseconds. */
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

/** A page as it is now; as it was kept, where that cannot be had in time. */
async function page(event, path, isWhole) {
    const asked = fetch(event.request);
    event.waitUntil(asked.then((came) => note(came.clone(), path, isWhole)).catch(() => {}));
    const kept = await keptPage(path);
    const late = kept ? new Promise((resolve) => setTimeout(resolve, PATIENCE)) : asked;
    const answer = await Promise.race([asked, late]).catch(() => null);
    if (answer && !(kept && answer.status >= 500)) return answer;
    return kept ?? (await keptPage(LIST)) ?? Response.error();
}

/** Keeps what came, or drops what is no more. */
async function note(came, path, isWhole) {
    if ([404, 410].includes(came.status)) return forgetPage(path);
    const isPage = isWhole && came.ok && came.headers.get("content-type")?.startsWith("text/html");
    if (!isPage || !(isOwn(path) || (await keptPage(path)))) return undefined;
    return keepPage(path, came.headers, await came.text());
}

/** Fails where something is left that can still be sent: the browser then tries again. */
async function sendEverything() {
    const went = await alone(async () => {
        await read();
        return Promise.all(byTable().map(sendAll));
    }, false);
    if (went.includes("away")) throw new Error("no signal yet");
}
