// The wall: its pages in turn, the tables as the hands on their phones go on, the standings, and the time of day.

import { parsed } from "./answer.js";
import "./block-clock.js";
import { look, stream, told } from "./page.js";
import { follow } from "./stream.js";
import "./wall-sound.js";

/** How long a page is shown, in milliseconds. */
const TURN = 12_000;

const wall = () => document.getElementById("wall");
const order = (state) => state.dataset.order.split(" ");
let last = null;

/** Whether one state of the tables is newer than another: the first numbers count first. */
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

// The pages stand under each other, and one of them is in view: so all are there for whoever has them read out.
const calm = matchMedia("(prefers-reduced-motion: reduce)");
/** Whether it is a wall: on a phone the pages are scrolled (static/css/wall/screen.css). */
const wide = matchMedia("(width >= 50rem)");
const pages = () => [...wall().querySelectorAll(".wall-page")];
let at = 0;
let timer = 0;
let shown = wall().dataset.kind;

/** Shows this page; after the last one comes the first. */
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

/** Whoever stands at the keyboard turns the pages, or holds the one that is shown. */
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

/** The time of day on the clocks of the club, or on those of the computer if it has never heard of these. */
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
timer = setInterval(next, TURN, 1);
setInterval(tick, 1_000);
tick();
addEventListener("resize", () => turn(at));
addEventListener("keydown", keyed);

// A page that was fetched may be older than what was told meanwhile.
document.addEventListener("fresh", () => {
    show();
    tick();
    const kind = wall().dataset.kind;
    turn(kind === shown ? at : 0);
    shown = kind;
});

follow(
    stream,
    {
        version: told,
        tables: (html) => {
            last = parsed(html).getElementById("wall");
            show();
            // All but the moves stand for the tournament itself.
            return told(order(last).slice(0, 3).join("-"));
        },
    },
    look,
);
