// The pad: a button a face in place of its number field, points and the deck counted while tapping.
// The form's fields stay the one truth: a tap changes a field, and everything shown follows from the fields.

import { fill } from "./table-fill.js";
import { missingPlace, prepareOrder, saysOrder } from "./table-order.js";
import { prepareRows } from "./table-penalties.js";

const number = new Intl.NumberFormat(document.documentElement.lang);
const count = (field) => Number.parseInt(field.value, 10) || 0;
const fields = (holding) => [...holding.querySelectorAll("[data-face]")].filter((e) => e.tagName === "INPUT");
const totalField = (holding) => holding.querySelector(".total input");

/** Puts pads into the form of a hand. */
export function prepare(form) {
    for (const holding of form.querySelectorAll(".holding")) {
        for (const field of fields(holding)) replaceByKey(form, holding, field);
        holding
            .querySelector(".pad")
            .insertAdjacentHTML("afterend", '<p class="refused-key" role="status"></p><div class="held"></div>');
    }
    prepareRows(form);
    prepareOrder(form);
    form.addEventListener("input", () => refresh(form));
    form.addEventListener("change", (event) => {
        if (event.target.name === "out") form.querySelectorAll(".wrong").forEach((h) => h.classList.remove("wrong"));
        refresh(form);
    });
    refresh(form);
}

/** Whether somebody has begun to fill in this form. */
export function touched(form) {
    const fields = [...form.querySelectorAll(".holding input, .order input, .penalty select, .penalty input")];
    return Boolean(out(form)) || fields.some((field) => field.value !== "");
}

/** Whether the hand can be saved; leads to what is missing if not. */
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

function replaceByKey(form, holding, field) {
    const label = field.closest(".face");
    const key = document.createElement("button");
    key.type = "button";
    key.className = "key";
    key.dataset.key = field.dataset.face;
    key.append(...[...label.querySelectorAll("span")].map((part) => part.cloneNode(true)));
    key.insertAdjacentHTML("beforeend", '<span class="times"></span>');
    key.addEventListener("click", () => {
        const full = inDeck(form, field.dataset.face) >= Number(field.dataset.most);
        const word = holding.querySelector(".refused-key");
        word.textContent = full ? fill(form.dataset.noneLeft, { face: name(key), most: field.dataset.most }) : "";
        if (full) return word.scrollIntoView({ block: "nearest" });
        field.value = count(field) + 1;
        totalField(holding).value = "";
        return change(field);
    });
    // A message about the field leads to what stands in its place.
    key.id = field.id;
    field.removeAttribute("id");
    label.hidden = true;
    label.after(key);
}

/** Tells the form, and whoever keeps what is entered, that a field has another value. */
function change(field) {
    field.dispatchEvent(new Event("input", { bubbles: true }));
}

const name = (key) => key.querySelector(".what")?.textContent ?? key.querySelector(".symbol").textContent;
const out = (form) => form.querySelector('[name="out"]:checked');
/** Whether everybody's holding is entered, because nobody ends the hand by going out. */
const wantsAll = (form) => form.dataset.says !== undefined;
const isAsked = (form, holding) =>
    wantsAll(form) || (holding.dataset.asked ?? "").split(" ").includes(out(form)?.dataset.seat);
const asked = (form) => [...form.querySelectorAll(".holding")].filter((holding) => isAsked(form, holding));

/** The cards of a face in all holdings that are asked for: the deck has only so many. */
function inDeck(form, face) {
    return asked(form)
        .flatMap(fields)
        .filter((f) => f.dataset.face === face)
        .reduce((sum, f) => sum + count(f), 0);
}

function points(holding) {
    const total = totalField(holding).value.trim();
    if (total !== "") return Number.parseInt(total, 10) || 0;
    return fields(holding).reduce((sum, field) => sum + count(field) * Number(field.dataset.points), 0);
}

const isCounted = (holding) => fields(holding).some((field) => count(field) > 0);
const isFilled = (holding) => isCounted(holding) || totalField(holding).value.trim() !== "";

/** Shows what the fields say. */
function refresh(form) {
    for (const holding of form.querySelectorAll(".holding")) {
        const wanted = (!wantsAll(form) && !out(form)) || isAsked(form, holding);
        // A holding that is not asked for any more keeps what was tapped, but is not sent.
        holding.querySelectorAll("input").forEach((field) => {
            field.disabled = !wanted;
        });
        holding.classList.toggle("counted", isCounted(holding));
        holding.querySelector("output").textContent = isFilled(holding) ? number.format(points(holding)) : "";
        for (const field of fields(holding)) showKey(form, holding, field);
        showHeld(form, holding);
    }
    const save = form.querySelector(".save");
    const lacking = missing(form);
    save.classList.toggle("unready", Boolean(lacking));
    save.textContent = lacking ? lacking.says : says(form);
}

function showKey(form, holding, field) {
    const key = holding.querySelector(`[data-key="${field.dataset.face}"]`);
    const times = count(field);
    key.querySelector(".times").textContent = times > 0 ? `×${times}` : "";
    key.setAttribute("aria-disabled", inDeck(form, field.dataset.face) >= Number(field.dataset.most));
}

/** The cards so far, each to be taken back by a tap. */
function showHeld(form, holding) {
    const chip = (field) => {
        const chip = document.createElement("button");
        const face = name(holding.querySelector(`[data-key="${field.dataset.face}"]`));
        const symbol = field.closest(".face").querySelector(".symbol").textContent;
        chip.type = "button";
        chip.dataset.takeBack = field.dataset.face;
        chip.textContent = count(field) > 1 ? `${symbol} ×${count(field)}` : symbol;
        chip.setAttribute("aria-label", fill(form.dataset.takeBack, { face }));
        chip.addEventListener("click", () => {
            field.value = count(field) > 1 ? count(field) - 1 : "";
            holding.querySelector(".refused-key").textContent = "";
            change(field);
        });
        return chip;
    };
    holding.querySelector(".held").replaceChildren(
        ...fields(holding)
            .filter((field) => count(field) > 0)
            .map(chip),
    );
}

/** What has to be entered before the hand can be saved: its words, and where. */
function missing(form) {
    return faulty(form) ?? lacking(form);
}

/** A number that is none, or more than there can be: the server would refuse it by the same rules. */
function faulty(form) {
    const typed = [...form.querySelectorAll("input[data-most]:enabled")].filter((field) => field.value.trim() !== "");
    const isWrong = (field) =>
        !/^\d{1,9}$/.test(field.value.trim()) || Number(field.value) > Number(field.dataset.most);
    const field = typed.find(isWrong);
    if (field) {
        const [given, most] = [field.value.trim(), number.format(Number(field.dataset.most))];
        const shown = [...given].length > 20 ? `${[...given].slice(0, 20).join("")}…` : given;
        return {
            says: fill(form.dataset.wrongNumber, { given: shown, most }),
            field: field.closest(".face") ? null : field,
        };
    }
    const most = Number(form.dataset.most);
    const filled = asked(form).filter(isFilled);
    const total = filled.reduce((sum, holding) => sum + points(holding), 0);
    if (total <= most) return null;
    const says = fill(form.dataset.tooManyPoints, { total: number.format(total), most: number.format(most) });
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

/** What saving will do. */
function says(form) {
    if (form.dataset.order !== undefined) return saysOrder(form);
    if (wantsAll(form)) return fillOnePoints(form);
    const holdings = asked(form);
    if (form.querySelector(".endings")) {
        const filled = holdings.filter(isFilled);
        const most = Math.max(...filled.map(points));
        const losers = filled.filter((holding) => points(holding) === most).map((holding) => holding.dataset.player);
        const buttons = [...form.querySelectorAll(".endings button")].filter((b) => b.dataset.out === out(form).value);
        const same = (button) => button.value.split(" ").sort().join(" ") === [...losers].sort().join(" ");
        return buttons.find(same)?.textContent ?? form.querySelector(".save").dataset.plain;
    }
    return out(form).dataset.says.replace(/\{points((?:\.[^.}]+)*)\}/g, (_, ids) => {
        const named = ids.split(".").slice(1);
        const counts = holdings.filter((h) => named.length === 0 || named.includes(h.dataset.player));
        return number.format(counts.reduce((sum, holding) => sum + points(holding), 0));
    });
}

/** What saving one-points will do. */
function fillOnePoints(form) {
    return form.dataset.says.replace(/\{points\.([^.}]+)\}/g, (_, player) =>
        number.format(Number.parseInt(form.elements[`points.${player}`].value, 10) || 0),
    );
}
