// The form of a tournament: what is offered follows who is named, and how long it takes what is chosen.

import { parsed } from "./answer.js";
import { replace } from "./replace.js";

const PAUSE = 350;
const form = document.querySelector("[data-offers]");
let timer = 0;
let asked = null;

/** Asks for the form as it is now, and puts in place what its names come to. What is typed stays as it is. */
async function ask() {
    asked?.abort();
    asked = new AbortController();
    const { signal } = asked;
    const body = new URLSearchParams(new FormData(form));
    try {
        const answer = await fetch(form.dataset.offers, { method: "POST", body, signal, redirect: "error" });
        if (answer.ok) show(parsed(await answer.text()));
    } catch {
        // Without an answer the button does the same.
    }
}

function show(page) {
    // Fields are the same where their forms lead to the same place.
    page.querySelector("[data-offers]")?.setAttribute("action", form.getAttribute("action"));
    for (const id of ["names-read", "offers", "at-limit"]) {
        const [old, fresh] = [document.getElementById(id), page.getElementById(id)];
        if (!old || !fresh) return;
        replace(old, fresh);
    }
    // What was chosen there may be an answer to another question.
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

/** Whoever goes back from the draft comes to what was typed: to the draft itself, in the form. */
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
// The button that asks for the names by themselves is not needed here, and Enter would press it.
form?.querySelector(".draft-continue[data-done]")?.remove();
// What the browser filled in again by itself.
if (form?.querySelector("#rest[hidden]") && form.elements.entrants.value) ask();
