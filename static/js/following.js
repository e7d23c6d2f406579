// Shows on the page whether it receives updates, so that nobody takes an old page for a current one.

import { fill } from "./table-fill.js";

/** Time in milliseconds for which a lost connection is not mentioned. */
const GRACE = 3_000;

/** "begins", "pauses", "follows", or the reason why there are no updates: "lost", "out", "gone", "changed". */
let state = "pauses";
/** Time at which the page was last known to be current. A page from the browser's cache may be of any age; an offline copy has its time. */
let known = Date.parse(document.querySelector("meta[name=kept]")?.content) || (wasKept() ? null : Date.now());
let isLate = false;
let timer = 0;

function wasKept() {
    const [load] = performance.getEntriesByType("navigation");
    return load?.type === "back_forward" && load.transferSize === 0;
}

/** The page is connecting to the service: at first, or after it was hidden. */
export function begins() {
    turn("begins");
}

/** The page is not visible. */
export function pauses() {
    clearTimeout(timer);
    timer = 0;
    isLate = false;
    state = "pauses";
    show();
}

/** The page is current and receives updates. */
export function follows() {
    known = Date.now();
    turn("follows");
}

/** The page is current. */
export function isUpToDate() {
    known = Date.now();
    show();
}

/** The page receives no updates, for this reason. */
export function isBehind(why) {
    turn(why);
}

function turn(to) {
    state = to;
    if (state === "follows") {
        clearTimeout(timer);
        timer = 0;
        isLate = false;
    } else if (timer === 0) {
        timer = setTimeout(() => {
            isLate = true;
            show();
        }, GRACE);
    }
    show();
}

/** Shows the state on the page; called again when a part of the page has been replaced. */
export function show() {
    for (const note of document.querySelectorAll(".only-live")) note.hidden = state !== "follows";
    const place = document.getElementById("following");
    if (!place) return;
    place.dataset.state = state;
    const words = sentence(place.dataset);
    if (place.firstChild?.textContent === words || (!words && !place.firstChild)) return;
    place.replaceChildren();
    if (!words) return;
    place.append(words);
    const link = { out: place.dataset.logIn, gone: place.dataset.reload, changed: place.dataset.reload }[state];
    if (link) {
        const again = document.createElement("a");
        again.href = location.href;
        again.textContent = link;
        place.append(" ", again);
    }
}

function sentence(words) {
    const said = { out: words.out, gone: words.gone, changed: words.changed }[state];
    if (said) return said;
    if (!isLate) return "";
    const lost = known === null ? words.lost : fill(words.lostSince, { time: clock(known) });
    const note = document.querySelector("#kept[data-state=cannot]");
    return note ? `${lost} ${note.dataset.cannot}` : lost;
}

/** Formats a time such as “19:42”, with the date unless it is today. */
function clock(moment) {
    const at = new Date(moment);
    const today = at.toDateString() === new Date().toDateString();
    const day = today ? {} : { weekday: "short", day: "numeric", month: "short" };
    const how = { ...day, hour: "2-digit", minute: "2-digit", hourCycle: "h23" };
    return new Intl.DateTimeFormat(document.documentElement.lang, how).format(at);
}

document.addEventListener("fresh", show);
