/** Draws a card of this face, as templates/play/card.html does. */
export function card({ face, drawn }) {
    const colour = face.startsWith("W") ? "black" : "white";
    return `<svg class="card ${colour}" viewBox="0 0 60 90" aria-hidden="true"><use href="#card-black"/><use href="#face-${drawn}"/></svg>`;
}
