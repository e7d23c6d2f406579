// What the hall is told, put above a page that goes on as it is: nobody is disturbed in the middle of a hand.

import { tick } from "./block-clock.js";

/** What must not move under a finger. */
const still = () => document.getElementById("play") ?? document.getElementById("scene");

/** So much of the moment of a hand, in pixels, still says what came of it. */
const SHORT = 48;

/** Has the moment of the last hand give so much of its height to what stands above it, or take it back. Lines go as a whole: the last one
 * first, and the title of the hand before the points. */
function yieldTo(height) {
    const moment = document.querySelector(".saved .moment");
    const left = (moment?.offsetHeight ?? 0) - height;
    if (!height || !moment?.offsetHeight || left < SHORT) return;
    moment.classList.toggle("short", height > 0);
    moment.style.height = `${left}px`;
    const lines = moment.querySelectorAll("p:not(.moment-score)");
    for (const line of lines) line.hidden = false;
    for (const line of [...lines].reverse()) {
        if (moment.scrollHeight <= moment.clientHeight) return;
        line.hidden = true;
    }
}

/** Takes the clock, what is said and whether somebody was called from another state of this page. What stands below stays where it is:
 * a finger may be on its way to it. The line itself stays in sight (static/css/hall.css). */
export function takeHall(page) {
    const before = still()?.getBoundingClientRect().top;
    for (const id of ["hall", "call"]) {
        const [old, fresh] = [document.getElementById(id), page.getElementById(id)];
        if (!old || !fresh || old.dataset.version === fresh.dataset.version) continue;
        // Whoever writes why they call goes on writing.
        if (old.querySelector("input:focus")) continue;
        old.dataset.version = fresh.dataset.version;
        old.replaceChildren(...fresh.childNodes);
    }
    tick();
    const moved = () => (still()?.getBoundingClientRect().top ?? 0) - (before ?? 0);
    yieldTo(moved());
    if (moved()) scrollBy({ top: moved(), behavior: "instant" });
}
