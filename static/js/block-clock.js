// The clock of a block, updated every second. The remaining time follows the service's clock, because those of phones may be wrong by
// minutes.

/** Interval at which the service is asked for the time, in milliseconds. */
const ASKED = 10 * 60_000;
/** Length of the last minute, which is announced, in milliseconds. */
const SOON = 60_000;

/** Milliseconds by which the service's clock is ahead of this one. */
let ahead = 0;
let askedAt = Number.NEGATIVE_INFINITY;
/** Remaining time of each clock at the last check, by the time at which it ends. */
const before = new Map();

/** Asks for the service's time, which is given in whole seconds. */
async function ask() {
    askedAt = performance.now();
    const began = Date.now();
    try {
        const answer = await fetch("/healthz", { cache: "no-store", signal: AbortSignal.timeout(5_000) });
        const told = Date.parse(answer.headers.get("date"));
        if (told) ahead = told + 500 - (began + Date.now()) / 2;
    } catch {
        // Without a signal, this device's clock is used.
    }
}

function written(left) {
    const seconds = Math.ceil(left / 1000);
    const digits = (number, least) =>
        new Intl.NumberFormat(document.documentElement.lang, {
            minimumIntegerDigits: least,
            useGrouping: false,
        }).format(number);
    return `${digits(Math.floor(seconds / 60), 1)}:${digits(seconds % 60, 2)}`;
}

/** Updates the remaining time on every clock of the page. */
export function tick() {
    const clocks = document.querySelectorAll("[data-ends]");
    if (clocks.length > 0 && performance.now() - askedAt > ASKED) ask().then(tick);
    for (const clock of clocks) {
        const left = Number(clock.dataset.ends) - Date.now() - ahead;
        const text = left > 0 ? written(left) : clock.dataset.over;
        const place = clock.querySelector(".clock-left");
        if (place.textContent !== text) place.textContent = text;
        clock.classList.toggle("soon", left > 0 && left <= SOON);
        clock.classList.toggle("over", left <= 0);
        tell(clock.dataset.ends, left);
    }
}

/** Announces once that the last minute has begun, and once that it is over, but not for a clock that had already run out when it appeared
 * on the page. */
function tell(ends, left) {
    const earlier = before.get(ends);
    before.set(ends, left);
    if (earlier === undefined) return;
    if (earlier > 0 && left <= 0) document.dispatchEvent(new Event("clock-over"));
    else if (earlier > SOON && left <= SOON) document.dispatchEvent(new Event("clock-soon"));
}

setInterval(tick, 1_000);
document.addEventListener("fresh", tick);
tick();
