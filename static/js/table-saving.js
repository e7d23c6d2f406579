// The button that saves a hand: its label says what saving will do, or what is still missing.

import { fill } from "./table-fill.js";
import { asked, count, inDigits, isFilled, out, points, pointsOf, wantsAll, written } from "./table-holdings.js";
import { missingPlace, saysOrder } from "./table-order.js";

/** Updates the label of the button. */
export function showSaving(form) {
    const save = form.querySelector(".save");
    const lacking = missing(form);
    save.classList.toggle("unready", Boolean(lacking));
    save.textContent = lacking ? lacking.says : says(form);
}

/** Returns true if the hand can be saved; otherwise leads to what is missing. */
export function ready(form) {
    const lacking = missing(form);
    if (lacking) {
        lacking.holding?.querySelector("details")?.setAttribute("open", "");
        lacking.field?.closest("details")?.setAttribute("open", "");
        (lacking.field ?? lacking.holding ?? form.querySelector(".seats")).scrollIntoView({ block: "center" });
        lacking.field?.focus({ preventScroll: true });
    }
    return !lacking;
}

/** Returns what has to be entered before the hand can be saved: the message, and the place. */
function missing(form) {
    return faulty(form) ?? lacking(form);
}

/** Returns what the server would refuse, by the same rules. */
function faulty(form) {
    return wrongNumber(form) ?? tooManyPoints(form);
}

/** Returns the fault of an input that is not a number, or is too large. */
function wrongNumber(form) {
    const typed = [...form.querySelectorAll("input[data-most]:enabled")].filter((field) => field.value.trim() !== "");
    const isOne = (field) => /^\d{1,9}$/.test(inDigits(field)) && count(field) <= Number(field.dataset.most);
    const field = typed.find((field) => !isOne(field));
    if (!field) return null;
    const given = [...field.value.trim()];
    const shown = given.length > 20 ? `${given.slice(0, 20).join("")}…` : given.join("");
    const says = fill(form.dataset.wrongNumber, { given: shown, most: written(Number(field.dataset.most)) });
    return { says, field: field.closest(".face") ? null : field };
}

/** Returns the fault of more points than all cards of the deck have. */
function tooManyPoints(form) {
    const most = Number(form.dataset.most);
    const filled = asked(form).filter(isFilled);
    const total = pointsOf(filled);
    if (total <= most) return null;
    const says = fill(form.dataset.tooManyPoints, { total: written(total), most: written(most) });
    return { says, holding: filled.at(-1) };
}

function lacking(form) {
    if (form.dataset.order !== undefined) return missingPlace(form);
    if (!wantsAll(form) && !out(form)) return { says: form.dataset.missingOut };
    const empty = asked(form).filter((holding) => !isFilled(holding));
    const enough = form.querySelector(".endings") ? empty.length < asked(form).length : empty.length === 0;
    if (enough) return null;
    const whose = empty[0].querySelector(".whose bdi").dataset.short;
    return { says: fill(form.dataset.missingCards, { name: whose }), holding: empty[0] };
}

/** Describes what saving will do. */
function says(form) {
    if (form.dataset.order !== undefined) return saysOrder(form);
    if (wantsAll(form)) return saysOnePoints(form);
    if (form.querySelector(".endings")) return saysEnding(form);
    return out(form).dataset.says.replace(/\{points((?:\.[^.}]+)*)\}/g, (_, ids) => {
        const named = ids.split(".").slice(1);
        const counts = asked(form).filter((h) => named.length === 0 || named.includes(h.dataset.player));
        return written(pointsOf(counts));
    });
}

/** Describes the ending in which the players with the most points lose, in the words of the button shown without scripts. */
function saysEnding(form) {
    const filled = asked(form).filter(isFilled);
    const most = Math.max(...filled.map(points));
    const losers = filled.filter((holding) => points(holding) === most).map((holding) => holding.dataset.player);
    const buttons = [...form.querySelectorAll(".endings button")].filter((b) => b.dataset.out === out(form).value);
    const same = (button) => button.value.split(" ").sort().join(" ") === [...losers].sort().join(" ");
    return buttons.find(same)?.textContent ?? form.querySelector(".save").dataset.plain;
}

/** Describes the points of everybody: those of the holdings, or the one-points as entered. */
function saysOnePoints(form) {
    const own = fill(form.dataset.says, { points: written(pointsOf(asked(form))) });
    return own.replace(/\{points\.([^.}]+)\}/g, (_, player) => written(count(form.elements[`points.${player}`])));
}
