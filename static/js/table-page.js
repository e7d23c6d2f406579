// The page around the hand: replaced as a whole, and announced to screen readers.

import { unfold, unfolded } from "./focus.js";

/** The only element that announces what happened. It stays when the page around it is replaced: a new one would not be read out. */
const region = document.createElement("div");
region.className = "visually-hidden";
region.setAttribute("role", "status");
document.body.prepend(region);

/** Announces the text of these elements. */
export function announce(...elements) {
    region.textContent = elements.map((element) => element?.textContent.trim() ?? "").join(" ");
}

/** Replaces the body of this page by that of another. A focused link stays focused, and what was unfolded stays unfolded. */
export function swapBody(page) {
    const focused = document.activeElement?.getAttribute("href");
    const open = unfolded(document.body);
    document.title = page.title;
    document.body.className = page.body.className;
    // The region announces it, and once is enough.
    page.querySelector(".saved[role]")?.removeAttribute("role");
    [...document.body.childNodes].filter((node) => node !== region).forEach((node) => node.remove());
    document.body.append(...page.body.childNodes);
    unfold(document.body, open);
    if (focused)
        [...document.links].find((link) => link.getAttribute("href") === focused)?.focus({ preventScroll: true });
}
