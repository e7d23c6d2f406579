// Keeps a page of a tournament up to date: the server tells the version it is at, and a page that shows another one is
// fetched again. A hidden page does not hold a connection; a browser has six of them for all its pages.
const area = () => document.getElementById("live");
let stream = null;
let fetching = false;

async function refresh(version) {
    if (fetching || area().dataset.version === version) {
        return;
    }
    fetching = true;
    try {
        const response = await fetch(location.href, { cache: "no-cache" });
        if (response.ok) {
            const fresh = new DOMParser().parseFromString(await response.text(), "text/html").getElementById("live");
            if (fresh) {
                const focused = area().contains(document.activeElement) && document.activeElement.getAttribute("href");
                area().replaceWith(fresh);
                show();
                // Whoever stood on a link with the keyboard still stands on it.
                [...fresh.querySelectorAll("a")].find((a) => a.getAttribute("href") === focused)?.focus({ preventScroll: true });
            }
        }
    } catch {
        // No connection now: the stream comes back by itself and tells the version again.
    }
    fetching = false;
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
