// The form of a tournament: the formats offered depend on the names, and the duration depends on the choices.

import { parsed } from "./answer.js";
import { replace } from "./replace.js";

const PAUSE = 350;
const form = document.querySelector("[data-offers]");
let timer = 0;
let asked = null;

/** Sends the form in its current state, and updates what depends on the names. Typed text stays as it is. Returns the new page. */
async function ask(button) {
    clearTimeout(timer);
    asked?.abort();
    asked = new AbortController();
    const { signal } = asked;
    const body = new URLSearchParams(new FormData(form));
    if (button) body.set(button.name, button.value);
    try {
        const answer = await fetch(form.dataset.offers, { method: "POST", body, signal, redirect: "error" });
        if (!answer.ok) return null;
        const page = parsed(await answer.text());
        if (button) take(page);
        show(page);
        return page;
    } catch {
        // If there is no answer, the buttons do the same.
        return null;
    }
}

/** Takes over the names that the server wrote after one of them was removed. */
function take(page) {
    form.elements.entrants.value = page.getElementById("entrants").value;
    for (const tick of form.querySelectorAll("[name=roster]:checked")) {
        tick.checked = Boolean(page.querySelector(`[name=roster][value="${CSS.escape(tick.value)}"]:checked`));
    }
}

/** Removes a name in place; the focus goes on to the name that follows. */
async function remove(button) {
    const place = [...form.querySelectorAll(".name-remove")].indexOf(button);
    if (!(await ask(button))) return;
    const left = [...form.querySelectorAll(".name-remove")];
    (left[place] ?? left.at(-1) ?? form.elements.entrants).focus();
}

function show(page) {
    // Fields correspond only if their forms have the same action.
    page.querySelector("[data-offers]")?.setAttribute("action", form.getAttribute("action"));
    for (const id of ["names-read", "names-shown", "offers", "when", "at-limit", "terms", "named", "summary"]) {
        const [old, fresh] = [document, page].map((within) => within.getElementById(id));
        // A choice made there may answer a different question by now.
        if (old && fresh && !replace(old, fresh)) old.replaceWith(fresh);
    }
    const parts = [document.getElementById("rest"), document.getElementById("make")];
    for (const part of parts) part.hidden &&= page.getElementById(part.id).hidden;
    if (parts[0].hidden) return;
    const button = form.querySelector(".draft-continue");
    if (!button) return;
    button.remove();
    // The club's list has served its purpose if the names are typed.
    const [list, own] = [form, page].map((within) => within.querySelector(".roster-fold"));
    if (list && !list.contains(document.activeElement)) list.open = own.open;
    form.querySelector("[data-enter]").removeAttribute("formaction");
}

function later(event) {
    if (event.target.matches("[data-filter]")) return;
    clearTimeout(timer);
    timer = setTimeout(() => ask(), PAUSE);
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
form?.addEventListener("click", (event) => {
    const button = event.target.closest(".name-remove");
    if (!button) return;
    event.preventDefault();
    remove(button);
});
form?.addEventListener("submit", note);
addEventListener("pageshow", ({ persisted }) => {
    if (persisted && new URLSearchParams(location.search).has("draft")) location.reload();
});
// With this script, the button that submits only the names is not needed, and Enter would press it.
form?.querySelector(".draft-continue[data-done]")?.remove();
// The browser may have restored earlier input by itself.
if (form?.querySelector("#rest[hidden]") && form.elements.entrants.value) ask();
