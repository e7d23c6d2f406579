// Says on the page whether it follows what happens: nobody is to take an old page for a new one.

import { fill } from "./table-fill.js";

/** A moment without a connection is not worth a word. */
const GRACE = 3_000;

/** "begins", "pauses", "follows", or why it does not: "lost", "out", "gone", "changed". */
let state = "pauses";
/** When the page was known to be as things stand. A page that the browser kept may be of any age, one that we kept says it. */
let known = Date.parse(document.querySelector("meta[name=kept]")?.content) || (wasKept() ? null : Date.now());
let isLate = false;
let timer = 0;

function wasKept() {
    const [load] = performance.getEntriesByType("navigation");
    return load?.type === "back_forward" && load.transferSize === 0;
}

/** The page looks for the service: at first, or after it was hidden. */
export function begins() {
    turn("begins");
}

/** Nobody sees the page. */
export function pauses() {
    clearTimeout(timer);
    timer = 0;
    isLate = false;
    state = "pauses";
    show();
}

/** It shows what is, and will show what comes. */
export function follows() {
    known = Date.now();
    turn("follows");
}

/** It shows what is now. */
export function isUpToDate() {
    known = Date.now();
    show();
}

/** It does not follow, for this reason. */
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

/** Puts it on the page, also on one that was just put in place. */
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

/** “19:42”, with its day when that is not today. */
function clock(moment) {
    const at = new Date(moment);
    const today = at.toDateString() === new Date().toDateString();
    const day = today ? {} : { weekday: "short", day: "numeric", month: "short" };
    const how = { ...day, hour: "2-digit", minute: "2-digit", hourCycle: "h23" };
    return new Intl.DateTimeFormat(document.documentElement.lang, how).format(at);
}

document.addEventListener("fresh", show);
