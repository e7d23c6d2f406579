// A result while it is being sent: as large as templates/table/result_effect.html draws it once it is saved, so that the next hand does not
// move under the scorer's finger when the answer arrives. The total and the ranks come with the answer.

import { fill } from "./table-fill.js";
import { at } from "./table-forms.js";
import { asked, count, fields } from "./table-holdings.js";
import { line } from "./table-notices.js";

/** Draws the result that a form is about to send. A hand without a result is only a line of text. */
export function drawn(form, submitter, title) {
    if (submitter.name === "void") return [];
    const moment = document.createElement("div");
    moment.className = form.querySelector(".endings") ? "moment" : "moment scored";
    moment.setAttribute("aria-hidden", "true");
    moment.append(line("moment-hand", fill(at().dataset.sending, { what: title })));
    moment.append(line("moment-who", submitter.textContent.trim()), line("moment-place", "…"));
    const tapped = asked(form).flatMap(fields);
    const cards = tapped.map((field) => card(field.dataset).repeat(count(field))).join("");
    if (cards) moment.insertAdjacentHTML("beforeend", `<p class="moment-cards">${cards}</p>`);
    return [moment];
}

/** Draws a card of this face, as templates/play/card.html does. */
export function card({ face, drawn }) {
    const colour = face.startsWith("W") ? "black" : "white";
    return `<svg class="card ${colour}" viewBox="0 0 60 90" aria-hidden="true"><use href="#card-black"/><use href="#face-${drawn}"/></svg>`;
}
