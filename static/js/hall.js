// What the hall is told, put above a page that goes on as it is: nobody is disturbed in the middle of a hand.

import { tick } from "./block-clock.js";

/** What must not move under a finger. */
const still = () => document.getElementById("play") ?? document.getElementById("scene");

/** Has the moment of the last hand give so much of its height to what stands above it, or take it back. Lines go as a whole: the last one
 * first, and the title of the hand before the points. Where not even the points fit, it keeps its height. */
function yieldTo(height) {
    const moment = document.querySelector(".saved .moment");
    if (!height || !moment?.offsetHeight) return;
    const [classes, style, left] = [moment.className, moment.style.height, moment.offsetHeight - height];
    const lines = [...moment.querySelectorAll("p:not(.moment-score)")];
    const hidden = lines.map((line) => line.hidden);
    for (const line of lines) line.hidden = false;
    moment.classList.toggle("short", height > 0);
    moment.style.height = "";
    // Given back, it is as it was.
    if (height < 0 && moment.offsetHeight <= left + 2) return;
    moment.style.height = `${Math.max(left, 0)}px`;
    // Heights are rounded.
    const fits = () => moment.scrollHeight <= moment.clientHeight + 1;
    for (const line of lines.reverse()) {
        if (fits()) return;
        line.hidden = true;
    }
    if (fits()) return;
    moment.className = classes;
    moment.style.height = style;
    for (const line of lines) line.hidden = hidden.pop();
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
