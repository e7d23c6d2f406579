// The wall of an event: what does not fit on the screen is scrolled through in turn.

import "./live.js";

/** Time for which a part is shown, in milliseconds. */
const TURN = 12_000;
/** Part of the screen by which it is scrolled: something of what was there stays. */
const STEP = 0.8;

const calm = matchMedia("(prefers-reduced-motion: reduce)");

function turn() {
    const { scrollHeight, clientHeight } = document.documentElement;
    const isAtEnd = scrollY + clientHeight >= scrollHeight - 1;
    const top = isAtEnd ? 0 : scrollY + clientHeight * STEP;
    scrollTo({ top, behavior: calm.matches ? "auto" : "smooth" });
}

setInterval(turn, TURN);
