// Rows that change places are seen to go there.

const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** Makes a change, and lets the rows below `.moves` that stand elsewhere after it glide to their new place. */
export function gliding(change) {
    const before = new Map(rows().map((row) => [row, row.getBoundingClientRect().top]));
    const done = change();
    if (calm.matches) return done;
    for (const row of rows()) {
        const by = (before.get(row) ?? Number.NaN) - row.getBoundingClientRect().top;
        if (by) row.animate([{ transform: `translateY(${by}px)` }, { transform: "none" }], MOTION);
    }
    return done;
}

const rows = () => [...document.querySelectorAll(".moves > *")];
const MOTION = { duration: 700, easing: "cubic-bezier(0.3, 0, 0.2, 1)" };
