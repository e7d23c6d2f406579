// The order in which players finish: a tap on each seat in turn, instead of typing numbers. The fields are the only source of truth.

import { fill } from "./table-fill.js";

const fields = (form) => [...form.querySelectorAll(".order input")];
const place = (field) => Number.parseInt(field.value, 10) || 0;

/** Puts a button in place of each field for a place, if the form has any. */
export function prepareOrder(form) {
    for (const field of fields(form)) {
        const key = document.createElement("button");
        key.type = "button";
        key.className = "tap";
        key.setAttribute("aria-label", field.dataset.short);
        key.addEventListener("click", () => {
            tap(form, field);
            field.dispatchEvent(new Event("input", { bubbles: true }));
        });
        field.type = "hidden";
        field.insertAdjacentHTML("afterend", '<span class="place" aria-hidden="true"></span>');
        field.closest(".seat").append(key);
    }
    if (fields(form).length > 0) {
        for (const event of ["input", "change"]) form.addEventListener(event, () => show(form));
        show(form);
    }
}

/** Gives the next place to the tapped player, and the last place to the only one left. A second tap clears this place and all below it. */
function tap(form, field) {
    const [all, from] = [fields(form), place(field)];
    if (from > 0) {
        all.filter((other) => place(other) >= from).forEach((other) => {
            other.value = "";
        });
        return;
    }
    field.value = 1 + Math.max(...all.map(place));
    const left = all.filter((other) => place(other) === 0);
    if (left.length === 1) left[0].value = all.length;
}

function show(form) {
    for (const field of fields(form)) {
        const seat = field.closest(".seat");
        seat.querySelector(".place").textContent = field.value;
        seat.classList.toggle("placed", field.value !== "");
        seat.classList.toggle("last", place(field) === fields(form).length);
        const key = seat.querySelector(".tap");
        key.setAttribute(
            "aria-label",
            field.value === "" ? field.dataset.short : `${field.dataset.short} ${field.value}`,
        );
        key.setAttribute("aria-pressed", field.value !== "");
    }
}

/** Returns what is missing before the hand can be saved. */
export function missingPlace(form) {
    return fields(form).some((field) => place(field) === 0) ? { says: form.dataset.missingOrder } : null;
}

/** Describes what saving will do. */
export function saysOrder(form) {
    const names = fields(form)
        .sort((a, b) => place(a) - place(b))
        .map((field) => field.dataset.short);
    const last = names.pop();
    return fill(form.dataset.order, { before: names.join(form.dataset.comma), last });
}
