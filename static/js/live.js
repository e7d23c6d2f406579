// Keeps a page of a tournament up to date: the server tells the version it is at, and a page that shows another one is
// fetched again. A hidden page does not hold a connection; a browser has six of them for all its pages.
const area = () => document.getElementById("live");
let stream = null;
let told = null;
let fetching = false;

async function refresh(version) {
    told = version;
    if (fetching) {
        return;
    }
    fetching = true;
    try {
        // What is told while a fetch is under way may be newer than what it brings.
        let fetched = null;
        while (told !== fetched && told !== area().dataset.version) {
            fetched = told;
            await fetchAgain();
        }
    } catch {
        // No connection now: the stream comes back by itself and tells the version again.
    }
    fetching = false;
}

async function fetchAgain() {
    const response = await fetch(location.href, { cache: "no-cache" });
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    const fresh = page.getElementById("live");
    if (!response.ok || !fresh) {
        return;
    }
    const focused = area().contains(document.activeElement) && document.activeElement.getAttribute("href");
    area().replaceWith(fresh);
    show();
    fresh.dispatchEvent(new Event("fresh", { bubbles: true }));
    // Whoever stood on a link with the keyboard still stands on it.
    const links = [...fresh.querySelectorAll("a")];
    links.find((link) => link.getAttribute("href") === focused)?.focus({ preventScroll: true });
}

function show() {
    for (const note of document.querySelectorAll(".only-live")) {
        note.hidden = false;
    }
}

function open() {
    if (!stream && area()) {
        stream = new EventSource(area().dataset.stream);
        stream.addEventListener("version", (event) => refresh(event.data));
        show();
    }
}

function close() {
    stream?.close();
    stream = null;
}

document.addEventListener("visibilitychange", () => (document.hidden ? close() : open()));
addEventListener("pagehide", close);
addEventListener("pageshow", open);
if (!document.hidden) {
    open();
}
