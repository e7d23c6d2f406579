// Inserts the hall's clock, messages and calls above a page that otherwise stays the same: nobody is disturbed in the middle of a hand.

import { tick } from "./block-clock.js";

/** Returns the element that must not move under a finger. */
const still = () => document.getElementById("play") ?? document.getElementById("scene");

/** Makes the summary of the last hand give up this much height to content above it, or regain it. Whole lines are hidden, the last one
 * first and the title of the hand at the end; the points are never hidden. If they do not fit, the summary keeps its height. */
function yieldTo(height) {
    const moment = document.querySelector(".saved .moment");
    if (!height || !moment?.offsetHeight) return;
    const [classes, style, left] = [moment.className, moment.style.height, moment.offsetHeight - height];
    const lines = [...moment.querySelectorAll("p:not(.moment-score)")];
    const hidden = lines.map((line) => line.hidden);
    for (const line of lines) line.hidden = false;
    moment.classList.toggle("short", height > 0);
    moment.style.height = "";
    // All of the height has been given back.
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

/** Takes the clock, the messages and the call from a newer version of this page. The content below stays where it is, because a finger may
 * be on its way to it. The hall's own line stays in sight (static/css/ui/status_bar.css). */
export function takeHall(page) {
    const before = still()?.getBoundingClientRect().top;
    for (const id of ["hall", "call"]) {
        const [old, fresh] = [document.getElementById(id), page.getElementById(id)];
        if (!old || !fresh || old.dataset.version === fresh.dataset.version) continue;
        // Somebody typing the reason for a call is not interrupted.
        if (old.querySelector("input:focus")) continue;
        old.dataset.version = fresh.dataset.version;
        old.replaceChildren(...fresh.childNodes);
    }
    tick();
    const moved = () => (still()?.getBoundingClientRect().top ?? 0) - (before ?? 0);
    yieldTo(moved());
    if (moved()) scrollBy({ top: moved(), behavior: "instant" });
}
