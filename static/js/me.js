// Marks the rows of the person who uses this device. Only the device knows who that is: it remembers public addresses, and sends nothing. It
// learns them from the person's own page, or from a button on the public page of a person or an entrant.

const KEY = "own-rows";
const MOST = 40;
/** Own row of a table in which everybody has a rank. */
const RANKED = ".standings .own-row, .season-matrix .own-row";
const ROW = /^\/(?:t\/[^/]+|c\/[^/]+)\/(?:entrants|(?:seasons\/[^/]+\/)?players)\/([^/]+)$/;

function known() {
    try {
        const kept = JSON.parse(localStorage.getItem(KEY));
        return Array.isArray(kept) ? kept : [];
    } catch {
        return [];
    }
}

function keep(paths) {
    try {
        if (paths.length > 0) localStorage.setItem(KEY, JSON.stringify(paths.slice(0, MOST)));
        else localStorage.removeItem(KEY);
    } catch {
        // Private windows of some browsers keep nothing.
    }
    show();
}

/** Returns the tournament or the club of an address, and the id in it; null for an address of nobody. */
function parsed(path) {
    const id = ROW.exec(path)?.[1];
    return id ? { of: path.split("/", 3).join("/"), id } : null;
}

const isSame = (one, other) => one.of === other.of && one.id === other.id;
const all = () => known().map(parsed).filter(Boolean);

/** Remembers addresses in front of all others; each tournament and each club has one. */
function remember(paths) {
    const fresh = paths.map(parsed).filter(Boolean);
    const others = known().filter((path) => !fresh.some((one) => one.of === parsed(path)?.of));
    keep([...paths, ...others]);
}

function show() {
    const own = all();
    const isOwn = (path) => {
        const one = parsed(path);
        return one !== null && own.some((other) => isSame(one, other));
    };
    const rows = new Set();
    for (const link of document.querySelectorAll("#main tr a[href], #main li a[href]")) {
        if (isOwn(link.pathname)) rows.add(link.closest("tr, li"));
    }
    for (const row of document.querySelectorAll(".own-row")) if (!rows.has(row)) unmark(row);
    for (const row of rows) mark(row);
    for (const choice of document.querySelectorAll("[data-own-choice]")) {
        const is = isOwn(choice.dataset.ownChoice);
        choice.querySelector("[data-own-remember]").hidden = is;
        choice.querySelector("[data-own-forget]").hidden = !is;
        choice.hidden = false;
    }
    const line = document.querySelector("[data-own-line]");
    if (line) tell(line, document.querySelector(RANKED));
}

function mark(row) {
    row.classList.add("own-row");
    const word = document.querySelector("[data-own-mark]");
    if (word && !row.querySelector(".own-mark")) row.querySelector("a").append(" ", word.content.cloneNode(true));
}

function unmark(row) {
    row.classList.remove("own-row");
    row.querySelector(".own-mark")?.remove();
}

/** Says the place of a row in words, beside the buttons that lead to it and forget it. */
function tell(line, row) {
    const place = row?.querySelector(".standings-rank .figure, .season-rank")?.textContent.trim();
    const says = line.querySelector("[data-place]");
    const text = place ? says.dataset.place.replace("%", place) : "";
    if (says.textContent !== text) says.textContent = text;
    line.hidden = !row;
}

document.addEventListener("click", ({ target }) => {
    const button = target.closest("[data-own-remember], [data-own-forget], [data-own-show]");
    if (!button) return;
    if ("ownRemember" in button.dataset) remember([button.closest("[data-own-choice]").dataset.ownChoice]);
    else if ("ownForget" in button.dataset) keep([]);
    else {
        const row = document.querySelector(RANKED);
        row.hidden = false;
        row.scrollIntoView({ block: "center" });
        row.querySelector("a").focus({ preventScroll: true });
        return;
    }
    // The button that was tapped is hidden now.
    button.parentElement.querySelector("button:not([hidden])")?.focus();
});

const learned = document.querySelector("[data-own-paths]")?.dataset.ownPaths;
if (learned) remember(learned.split(" "));
else show();
document.addEventListener("fresh", show);
addEventListener("storage", (event) => event.key === KEY && show());
