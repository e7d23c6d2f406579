// The tables on the wall, as the hands on their phones go on. The standings are live.js's.

const wall = () => document.getElementById("wall");
let stream = null;
let last = null;

/** Whether one state of the tables is newer than another: the first numbers count first. */
function newer(one, other) {
    const [a, b] = [one, other].map((state) => state.dataset.order.split(" ").map(Number));
    const at = a.findIndex((number, place) => number !== b[place]);
    return at >= 0 && a[at] > b[at];
}

function show() {
    if (last && newer(last, wall())) {
        wall().parentElement.classList.toggle("plays", last.querySelector(".tiles") !== null);
        wall().replaceWith(last.cloneNode(true));
    }
}

function open() {
    const address = wall()?.parentElement.dataset.stream;
    if (!stream && address) {
        stream = new EventSource(address);
        stream.addEventListener("tables", (event) => {
            last = new DOMParser().parseFromString(event.data, "text/html").getElementById("wall");
            show();
        });
    }
}

function close() {
    stream?.close();
    stream = null;
}

// A page that live.js fetched may be older than what was told here meanwhile.
document.addEventListener("fresh", show);
document.addEventListener("visibilitychange", () => (document.hidden ? close() : open()));
addEventListener("pagehide", close);
addEventListener("pageshow", open);
if (!document.hidden) {
    open();
}
