// The pages that this phone stores for use without a signal, and the files they need. Shared by pages and the service worker.

const PAGES = "lastcard.pages";
const FILES = "lastcard.files";
/** Age in milliseconds after which a page is deleted. Its code has expired by then. */
const OLD = 30 * 24 * 3_600_000;
const MOST_FILES = 300;

/** Address of the page that opens when no other can. */
export const LIST = "/kept";

/** Returns true for the pages of a table or a player, which are stored whenever they are viewed. */
export const isOwn = (path) => /^\/(at\/[^/]+(\/rules)?|me\/[^/]+(\/hand)?)$/.test(path);

/** Stores a page in its current state, replacing an earlier copy. */
export async function keepPage(path, headers, html) {
    const own = new Headers(headers);
    for (const name of ["content-encoding", "content-length"]) own.delete(name);
    const dated = html.replace("<head>", `<head>\n<meta name="kept" content="${new Date().toISOString()}">`);
    const pages = await caches.open(PAGES);
    await pages.put(path, new Response(dated, { headers: own }));
}

/** Fetches a page and stores it; returns false if it is not available. */
export async function fetchAndKeep(path) {
    const answer = await fetch(path).catch(() => null);
    if (!answer?.ok || answer.redirected) return false;
    const html = await answer.text();
    await keepPage(path, answer.headers, html);
    await keepFiles(filesIn(html, path));
    return true;
}

/** Returns the stored copy of a page. */
export async function keptPage(path) {
    const pages = await caches.open(PAGES);
    return pages.match(path);
}

export async function forgetPage(path) {
    const pages = await caches.open(PAGES);
    await pages.delete(path);
}

/** Returns path, title and storage time of all stored pages, newest first. */
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

/** Returns the stored copy of a file. */
export async function keptFile(request) {
    const files = await caches.open(FILES);
    return files.match(request);
}

/** Stores files, and the modules that scripts among them import. A file's address changes with its content, so one request is enough. */
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

/** Returns the addresses of Lastcard's own files in a page. */
export const filesIn = (html, base) => named(html, /(?:href|src)="(\/static\/[^"]+)"/g, base);

const modulesIn = (script, base) => named(script, /(?:from |import |import\()"(\.\/[^"]+)"/g, base);

function named(text, pattern, base) {
    const from = new URL(base, location.href);
    return [...text.matchAll(pattern)].map(([, address]) => new URL(address, from).href);
}

/** Deletes pages that are too old to be useful, and the oldest files if there are too many. */
export async function tidy() {
    const [pages, files] = [await caches.open(PAGES), await caches.open(FILES)];
    const old = (await allKept()).filter(({ at }) => !(Date.now() - at < OLD));
    const spare = (await files.keys()).slice(0, -MOST_FILES);
    await Promise.all([...old.map(({ path }) => pages.delete(path)), ...spare.map((request) => files.delete(request))]);
}

/** Deletes all stored pages and files. */
export async function forgetAll() {
    await Promise.all([PAGES, FILES].map((name) => caches.delete(name)));
}
