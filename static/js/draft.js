// The form of a tournament: the formats offered depend on the names, and the duration depends on the choices.

import { parsed } from "./answer.js";
import { replace } from "./replace.js";

const PAUSE = 350;
const form = document.querySelector("[data-offers]");
let timer = 0;
let asked = null;

/** Sends the form in its current state, and updates what depends on the names. Typed text stays as it is. */
async function ask() {
    asked?.abort();
    asked = new AbortController();
    const { signal } = asked;
    const body = new URLSearchParams(new FormData(form));
    try {
        const answer = await fetch(form.dataset.offers, { method: "POST", body, signal, redirect: "error" });
        if (answer.ok) show(parsed(await answer.text()));
    } catch {
        // If there is no answer, the button does the same.
    }
}

function show(page) {
    // Fields correspond only if their forms have the same action.
    page.querySelector("[data-offers]")?.setAttribute("action", form.getAttribute("action"));
    for (const id of ["names-read", "offers", "at-limit"]) {
        const [old, fresh] = [document.getElementById(id), page.getElementById(id)];
        if (!old || !fresh) return;
        replace(old, fresh);
    }
    // A choice made there may answer a different question by now.
    const [shown, now] = [document, page].map((within) => within.getElementById("names-shown"));
    if (!replace(shown, now)) shown.replaceWith(now);
    const rest = document.getElementById("rest");
    rest.hidden &&= page.getElementById("rest").hidden;
    if (!rest.hidden) form.querySelector(".draft-continue")?.remove();
}

function later(event) {
    if (event.target.matches("[data-filter]")) return;
    clearTimeout(timer);
    timer = setTimeout(ask, PAUSE);
}

/** Makes Back lead from the draft to its form, with everything that was typed. */
function note({ submitter }) {
    const draft = form.elements.draft?.value;
    const page = new URL(form.dataset.offers, location);
    if (!draft || submitter?.hasAttribute("formaction") || location.pathname !== page.pathname) return;
    page.search = location.search;
    page.searchParams.set("draft", draft);
    history.replaceState(history.state, "", page);
}

form?.addEventListener("input", later);
form?.addEventListener("submit", note);
addEventListener("pageshow", ({ persisted }) => {
    if (persisted && new URLSearchParams(location.search).has("draft")) location.reload();
});
// With this script, the button that submits only the names is not needed, and Enter would press it.
form?.querySelector(".draft-continue[data-done]")?.remove();
// The browser may have restored earlier input by itself.
if (form?.querySelector("#rest[hidden]") && form.elements.entrants.value) ask();
