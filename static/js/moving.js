// Shows rows moving to their new places.

const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** Makes a change, then lets each row below `.moves` that it moved glide to its new place. */
export function gliding(change) {
    const before = new Map(rows().map((row) => [row, place(row)]));
    const done = change();
    if (calm.matches) return done;
    for (const row of rows()) {
        const was = before.get(row);
        if (!was) continue;
        const is = place(row);
        const [x, y] = [was.x - is.x, was.y - is.y];
        if (x || y) row.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }], MOTION);
    }
    return done;
}

const place = (row) => row.getBoundingClientRect();
const rows = () => [...document.querySelectorAll(".moves > *")];
const MOTION = { duration: 700, easing: "cubic-bezier(0.3, 0, 0.2, 1)" };
