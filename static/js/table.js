// The table's page: pads, saving without leaving the page, and hands that wait for a signal.

import { Outbox, newKey, send } from "./table-outbox.js";
import { fill } from "./table-fill.js";
import { prepare, ready, touched } from "./table-pad.js";

const AGAIN = 4000;
const [, , code] = location.pathname.split("/");
const outbox = new Outbox(`lastcard.at.${code}`);
/** The forms this page knows, by hand, as the server made them. */
let forms = new Map();
let busy = false;
/** The key of the refused entry that is on the screen. */
let asked = null;

const at = () => document.getElementById("at");
const play = () => document.getElementById("play");
const handForm = () => play()?.querySelector("form.hand");
const inHand = () => Boolean(handForm() && touched(handForm()));

/** Makes the page that was just loaded, or put in place, work. */
function start() {
    forms = new Map();
    const pieces = [...document.querySelectorAll("template.later")].map((later) => later.content);
    for (const piece of [play(), ...pieces]) {
        const slot = piece?.querySelector("form.hand")?.dataset.slot;
        if (slot) forms.set(slot, [...piece.childNodes].map((node) => node.cloneNode(true)));
    }
    document.querySelectorAll("form.hand").forEach(prepare);
    document.querySelectorAll('form [name="entry_key"]').forEach((field) => { field.value = newKey(); });
    showWaiting();
}

/** Puts the page of an answer in place of this one. */
function show(answer, entry = null) {
    const page = new DOMParser().parseFromString(answer.html, "text/html");
    document.title = page.title;
    document.body.className = page.body.className;
    document.body.replaceChildren(...page.body.childNodes);
    if (answer.url) history.replaceState(null, "", answer.url);
    asked = entry?.key ?? null;
    window.scrollTo(0, 0);
    start();
    document.querySelector('[role="alert"]')?.focus();
}

/** Acts on the answer to an entry. What was refused is kept until the scorer has decided: a reload must not lose it. */
function settle(entry, answer) {
    if (answer.ok) {
        outbox.done(entry);
        if (inHand() && handForm().dataset.slot !== entry.slot) showWaiting();
        else show(answer);
        return;
    }
    if (entry.kept) outbox.add({ ...entry, refused: true });
    if (answer.asks && !(inHand() && handForm().dataset.slot !== entry.slot)) show(answer, entry);
    else showWaiting();
}

/** Shows the form of a hand that this page knows, or that the next one needs the signal. */
function showHand(slot) {
    const known = forms.get(slot);
    if (known) {
        play().replaceChildren(...known.map((node) => node.cloneNode(true)));
        prepare(handForm());
        handForm().elements.entry_key.value = newKey();
    } else {
        const wait = document.createElement("p");
        wait.className = "notice";
        wait.textContent = at().dataset.offline;
        play().replaceChildren(wait);
    }
    window.scrollTo(0, 0);
}

/** The hand after this one in the block, unless the same one is dealt again. */
function following(entry) {
    if (new URLSearchParams(entry.body).get("void") === "stuck") return null;
    const slots = [...forms.keys()];
    return slots[slots.indexOf(entry.slot) + 1];
}

/** Says what waits, and offers to send it or to take it back. */
function showWaiting() {
    document.querySelectorAll(".waiting").forEach((old) => old.remove());
    document.querySelectorAll(".undo").forEach((undo) => { undo.hidden = outbox.entries.length > 0; });
    outbox.entries.filter((entry) => entry.key !== asked).forEach((entry, index, shown) => {
        const words = at()?.dataset ?? {};
        const sentence = entry.refused ? words.refused : words.waiting;
        if (!sentence) return;
        const notice = document.createElement("div");
        notice.className = "notice warn waiting";
        notice.setAttribute("role", "status");
        const text = document.createElement("p");
        text.textContent = fill(sentence, { what: entry.what });
        const actions = document.createElement("p");
        actions.className = "actions";
        if (entry.refused) {
            actions.append(button("look", () => look(entry)), button("discard", () => discard(entry)));
        } else {
            actions.append(button("try", flush));
            if (index === shown.length - 1) actions.append(button("takeBackEntry", () => takeBack(entry)));
        }
        notice.append(text, actions);
        at().insertBefore(notice, play());
    });
}

function button(what, act) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "button";
    button.dataset.act = what;
    button.textContent = at().dataset[what];
    button.addEventListener("click", act);
    return button;
}

function discard(entry) {
    outbox.done(entry);
    showWaiting();
}

/** Gives an entry that was not sent back into the hands of the scorer. */
function takeBack(entry) {
    discard(entry);
    if (!forms.has(entry.slot)) return refresh();
    showHand(entry.slot);
    const form = handForm();
    for (const [name, value] of new URLSearchParams(entry.body)) {
        const field = form.elements[name];
        if (field && !["entry_key", "void", "save", "losers"].includes(name)) field.value = value;
    }
    form.dispatchEvent(new Event("change"));
    return undefined;
}

/** Shows an entry that was refused, as the server answers it. */
async function look(entry) {
    const answer = await send(entry);
    if (!answer) return;
    if (answer.ok) outbox.done(entry);
    show(answer, entry);
}

/** Sends what waits, in its order, until the server is out of reach or refuses one. */
async function flush() {
    if (busy) return;
    busy = true;
    let [entry, answer] = [null, null];
    for (const waiting of outbox.entries.filter((one) => !one.refused)) {
        const reached = await send(waiting);
        if (!reached) break;
        [entry, answer] = [waiting, reached];
        if (!answer.ok) break;
        outbox.done(waiting);
    }
    busy = false;
    if (answer) settle(entry, answer);
}

/** Looks whether another phone or table has changed what this page shows. */
async function refresh() {
    const shown = at()?.dataset.version;
    if (busy || shown === undefined || outbox.entries.some((entry) => !entry.refused)) return;
    try {
        const answer = await fetch(`${location.pathname}?seen=${encodeURIComponent(shown)}`);
        if (answer.status === 204) return;
        const html = await answer.text();
        const page = new DOMParser().parseFromString(html, "text/html");
        const version = page.getElementById("at")?.dataset.version;
        if (busy || !answer.ok || version === undefined) return;
        if (!inHand()) show({ html });
        else if (standsAt(page.querySelector("#play form.hand")) === standsAt(handForm())) at().dataset.version = version;
        else warn();
    } catch {
        // No signal: nothing new to show.
    }
}

/** Which hand a form is for, and on what it is based. */
function standsAt(form) {
    return form ? `${form.elements.slot.value} ${form.elements.based_on.value}` : "";
}

/** Tells whoever has begun to enter a hand that it was changed elsewhere. */
function warn() {
    if (document.querySelector(".stale")) return;
    const notice = document.createElement("p");
    notice.className = "notice warn stale";
    notice.setAttribute("role", "status");
    notice.textContent = at().dataset.stale;
    play().prepend(notice);
}

async function submit(form, submitter) {
    const pairs = [...new FormData(form, submitter)].filter(([, value]) => value !== "");
    const title = document.querySelector(".hand-title")?.textContent.trim() ?? "";
    const isHand = form.classList.contains("hand");
    const entry = {
        key: form.elements.entry_key.value,
        action: form.getAttribute("action"),
        body: new URLSearchParams(pairs).toString(),
        slot: form.elements.slot.value,
        kept: isHand,
        what: isHand ? `${title}: ${submitter.textContent.trim()}` : submitter.textContent.trim(),
    };
    // Kept before it is sent: a phone that dies in between has not lost it.
    if (isHand) outbox.add(entry);
    if (outbox.entries.some((other) => !other.refused && other.key !== entry.key)) {
        showHand(following(entry));
        showWaiting();
        await flush();
        return;
    }
    busy = true;
    submitter.setAttribute("aria-busy", "true");
    const answer = await send(entry);
    busy = false;
    submitter.removeAttribute("aria-busy");
    if (answer) {
        settle(entry, answer);
    } else if (isHand) {
        showHand(following(entry));
        showWaiting();
    } else {
        submitter.textContent = at().dataset.offlineUndo;
    }
}

document.addEventListener("click", (event) => {
    const refused = outbox.entries.find((entry) => entry.key === asked);
    if (refused && event.target.closest?.(".keep")) outbox.done(refused);
});

document.addEventListener("submit", (event) => {
    const form = event.target;
    if (form.method !== "post" || !form.closest("#at") || !form.elements.entry_key) return;
    event.preventDefault();
    if (busy || (event.submitter?.name === "save" && !ready(form))) return;
    submit(form, event.submitter);
});

setInterval(() => {
    if (document.visibilityState !== "visible") return;
    if (outbox.entries.some((entry) => !entry.refused)) flush();
    else refresh();
}, AGAIN);
window.addEventListener("online", flush);
document.addEventListener("visibilitychange", refresh);

start();
flush();
