// The pad: a button for each face instead of its number field. Points and the remaining cards are counted while tapping.
// A tap changes a field, and everything shown follows from the fields.

import { rove } from "./roving.js";
import { fill } from "./table-fill.js";
import {
    count,
    fields,
    inDeck,
    isAsked,
    isCounted,
    isFilled,
    out,
    points,
    totalField,
    wantsAll,
    written,
} from "./table-holdings.js";
import { card } from "./table-moment.js";
import { prepareOrder } from "./table-order.js";
import { prepareRows } from "./table-penalties.js";
import { showSaving } from "./table-saving.js";

/** Puts pads into the form of a hand. */
export function prepare(form) {
    for (const holding of form.querySelectorAll(".holding")) {
        for (const field of fields(holding)) replaceByKey(form, holding, field);
        rove(holding.querySelector(".pad"), ".key");
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
    // Links from messages about the field must lead to the button instead.
    key.id = field.id;
    field.removeAttribute("id");
    label.hidden = true;
    label.after(key);
}

/** Notifies the form, and whatever stores its content, that the value of a field has changed. */
function change(field) {
    field.dispatchEvent(new Event("input", { bubbles: true }));
}

const name = (key) => key.querySelector(".what")?.textContent ?? key.querySelector(".symbol").textContent;

/** Updates everything shown from the fields. */
function refresh(form) {
    for (const holding of form.querySelectorAll(".holding")) {
        const wanted = (!wantsAll(form) && !out(form)) || isAsked(form, holding);
        // A holding that is no longer needed keeps what was tapped, but is not sent.
        holding.querySelectorAll("input").forEach((field) => {
            field.disabled = !wanted;
        });
        holding.classList.toggle("counted", isCounted(holding));
        holding.querySelector("output").textContent = isFilled(holding) ? written(points(holding)) : "";
        for (const field of fields(holding)) showKey(form, holding, field);
        showHeld(form, holding);
    }
    showSaving(form);
}

function showKey(form, holding, field) {
    const key = holding.querySelector(`[data-key="${field.dataset.face}"]`);
    const times = count(field);
    key.querySelector(".times").textContent = times > 0 ? `×${times}` : "";
    key.setAttribute("aria-disabled", inDeck(form, field.dataset.face) >= Number(field.dataset.most));
}

/** Shows the cards so far; a tap on one takes it back. */
function showHeld(form, holding) {
    const held = fields(holding).filter((field) => count(field) > 0);
    holding.querySelector(".held").replaceChildren(...held.map((field) => chip(form, holding, field)));
}

function chip(form, holding, field) {
    const chip = document.createElement("button");
    const face = name(holding.querySelector(`[data-key="${field.dataset.face}"]`));
    chip.type = "button";
    chip.dataset.takeBack = field.dataset.face;
    chip.innerHTML = card(field.dataset);
    if (count(field) > 1) chip.append(`×${count(field)}`);
    chip.setAttribute("aria-label", fill(form.dataset.takeBack, { face }));
    chip.addEventListener("click", () => {
        field.value = count(field) > 1 ? count(field) - 1 : "";
        holding.querySelector(".refused-key").textContent = "";
        change(field);
    });
    return chip;
}
