// The pages that this phone keeps for the time without a signal, with the files that they need. Pages and the service worker share them.

const PAGES = "lastcard.pages";
const FILES = "lastcard.files";
/** Codes have ended by then. */
const OLD = 30 * 24 * 3_600_000;
const MOST_FILES = 300;

/** Where there is a page that opens when nothing else does. */
export const LIST = "/kept";

/** Pages of a table and of a player: they are kept whenever they are seen. */
export const isOwn = (path) => /^\/(at\/[^/]+(\/rules)?|me\/[^/]+(\/hand)?)$/.test(path);

/** Keeps a page as it is now, in place of what was kept of it before. */
export async function keepPage(path, headers, html) {
    const own = new Headers(headers);
    for (const name of ["content-encoding", "content-length"]) own.delete(name);
    const dated = html.replace("<head>", `<head>\n<meta name="kept" content="${new Date().toISOString()}">`);
    const pages = await caches.open(PAGES);
    await pages.put(path, new Response(dated, { headers: own }));
}

/** Asks for a page and keeps it; false where there is none to be had. */
export async function fetchAndKeep(path) {
    const answer = await fetch(path).catch(() => null);
    if (!answer?.ok || answer.redirected) return false;
    const html = await answer.text();
    await keepPage(path, answer.headers, html);
    await keepFiles(filesIn(html, path));
    return true;
}

/** A page as it was kept. */
export async function keptPage(path) {
    const pages = await caches.open(PAGES);
    return pages.match(path);
}

export async function forgetPage(path) {
    const pages = await caches.open(PAGES);
    await pages.delete(path);
}

/** Everything that is kept: path, title, and when it was kept, the newest first. */
export async function allKept() {
    const pages = await caches.open(PAGES);
    const kept = await Promise.all(
        (await pages.keys()).map(async (request) => {
            const html = await (await pages.match(request)).text();
            const page = {
                path: new URL(request.url).pathname,
                at: Date.parse(html.match(/name="kept" content="([^"]*)"/)?.[1]),
            };
            return { ...page, title: html.match(/<title>([^<]*)/)?.[1] ?? page.path };
        }),
    );
    return kept.sort((a, b) => b.at - a.at);
}

/** A file as it was kept. */
export async function keptFile(request) {
    const files = await caches.open(FILES);
    return files.match(request);
}

/** Keeps files, and those that scripts among them load in turn. Their addresses change with their content: once is enough. */
export async function keepFiles(addresses) {
    const files = await caches.open(FILES);
    const [open, seen] = [[...addresses], new Set()];
    while (open.length > 0) {
        const address = open.pop();
        if (seen.has(address)) continue;
        seen.add(address);
        if (!(await files.match(address))) await files.add(address);
        if (address.endsWith(".js")) open.push(...modulesIn(await (await files.match(address)).text(), address));
    }
}

/** The files of ours that a page names. */
export const filesIn = (html, base) => named(html, /(?:href|src)="(\/static\/[^"]+)"/g, base);

const modulesIn = (script, base) => named(script, /(?:from |import |import\()"(\.\/[^"]+)"/g, base);

function named(text, pattern, base) {
    const from = new URL(base, location.href);
    return [...text.matchAll(pattern)].map(([, address]) => new URL(address, from).href);
}

/** Drops pages that are too old to be of use, and files that no page of this version has. */
export async function tidy() {
    const [pages, files] = [await caches.open(PAGES), await caches.open(FILES)];
    const old = (await allKept()).filter(({ at }) => !(Date.now() - at < OLD));
    const spare = (await files.keys()).slice(0, -MOST_FILES);
    await Promise.all([...old.map(({ path }) => pages.delete(path)), ...spare.map((request) => files.delete(request))]);
}

/** Forgets all of it. */
export async function forgetAll() {
    await Promise.all([PAGES, FILES].map((name) => caches.delete(name)));
}
