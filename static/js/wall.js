// The projector: its pages in turn, the tables as hands progress on phones, the standings, and the time of day.

import { parsed } from "./answer.js";
import "./block-clock.js";
import { look, stream, told } from "./page.js";
import { follow } from "./stream.js";
import "./wall-sound.js";

/** Time for which a page is shown, in milliseconds. */
const TURN = 12_000;

const wall = () => document.getElementById("wall");
const order = (state) => state.dataset.order.split(" ");
let last = null;

/** Returns true if one state of the tables is newer than another; their numbers are compared from left to right. */
function newer(one, other) {
    const [a, b] = [one, other].map((state) => order(state).map(Number));
    const at = a.findIndex((number, place) => number !== b[place]);
    return at >= 0 && a[at] > b[at];
}

function show() {
    if (!last || !newer(last, wall())) return;
    wall().dataset.order = last.dataset.order;
    for (const table of last.querySelectorAll(".wall-table")) {
        document.getElementById(table.id)?.replaceWith(table.cloneNode(true));
    }
}

// The pages are stacked, and one of them is scrolled into view, so that a screen reader can read all of them.
const calm = matchMedia("(prefers-reduced-motion: reduce)");
/** Matches a projector; on a phone the pages are scrolled (static/projector/screen.css). */
const wide = matchMedia("(width >= 50rem)");
const pages = () => [...wall().querySelectorAll(".wall-page")];
let at = 0;
let timer = 0;
let shown = wall().dataset.kind;

/** Shows this page; the last one is followed by the first. */
function turn(to) {
    const all = pages();
    at = (to + all.length) % all.length;
    wall().scrollTop = all[at].offsetTop - all[0].offsetTop;
}

function next(by) {
    if (!wide.matches) return;
    const before = at;
    turn(at + by);
    if (at !== before && !calm.matches) wall().animate([{ opacity: 0 }, { opacity: 1 }], 600);
}

/** Shows the current page for its whole time from now on. */
function hold() {
    clearInterval(timer);
    timer = setInterval(next, TURN, 1);
}

/** Turns the pages with the keyboard, or holds the current one. */
function keyed(event) {
    if (!wide.matches) return;
    const by = { ArrowRight: 1, PageDown: 1, ArrowLeft: -1, PageUp: -1 }[event.key];
    if (by) next(by);
    if (by || event.key === " ") {
        event.preventDefault();
        const held = timer === 0;
        clearInterval(timer);
        timer = held || by ? setInterval(next, TURN, 1) : 0;
    }
}

/** Formats the time of day in the club's time zone, or in the computer's if it does not know that zone. */
function timeOfDay(timeZone) {
    const how = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" };
    const { lang } = document.documentElement;
    try {
        return new Intl.DateTimeFormat(lang, { ...how, timeZone }).format(new Date());
    } catch {
        return new Intl.DateTimeFormat(lang, how).format(new Date());
    }
}

function tick() {
    const clock = document.querySelector(".wall-clock");
    const time = clock && timeOfDay(clock.dataset.zone);
    if (clock && clock.textContent !== time) clock.textContent = time;
}

document.body.classList.add("turning");
hold();
setInterval(tick, 1_000);
tick();
addEventListener("resize", () => turn(at));
addEventListener("keydown", keyed);

// A fetched page may be older than an event received meanwhile.
document.addEventListener("fresh", () => {
    show();
    tick();
    const kind = wall().dataset.kind;
    turn(kind === shown ? at : 0);
    // Other pages, such as the podium after the last place is revealed, are shown for their whole time.
    if (kind !== shown && timer !== 0) hold();
    shown = kind;
});

follow(
    stream,
    {
        version: told,
        tables: (html) => {
            last = parsed(html).getElementById("wall");
            show();
            // All numbers but that of the moves are the version of the tournament.
            return told(order(last).slice(0, 3).join("-"));
        },
    },
    look,
);
