// The page around the hand: put in place as a whole, and told to those who do not see it change.

/** The one place that says what happened. It stays when the page around it is replaced: a new one would not be read out. */
const region = document.createElement("div");
region.className = "visually-hidden";
region.setAttribute("role", "status");
document.body.prepend(region);

/** Says what stands in these elements. */
export function announce(...elements) {
    region.textContent = elements.map((element) => element?.textContent.trim() ?? "").join(" ");
}

/** Puts the body of another page in place of this one's. Whoever stood on a link with the keyboard still stands on it. */
export function swapBody(page) {
    const focused = document.activeElement?.getAttribute("href");
    document.title = page.title;
    document.body.className = page.body.className;
    // The region says it, once.
    page.querySelector(".saved[role]")?.removeAttribute("role");
    [...document.body.childNodes].filter((node) => node !== region).forEach((node) => node.remove());
    document.body.append(...page.body.childNodes);
    if (focused)
        [...document.links].find((link) => link.getAttribute("href") === focused)?.focus({ preventScroll: true });
}
