// The table's page: pads, saving without leaving the page, and hands that wait for a signal.

import { Behind } from "./answer.js";
import { Drafts, fillIn } from "./table-drafts.js";
import { Outbox, alone, isAboutWaiting, newKey, remember, send } from "./table-outbox.js";
import { fill } from "./table-fill.js";
import { announce, swapBody } from "./table-page.js";
import { prepare, ready, touched } from "./table-pad.js";
import { follow } from "./stream.js";
import { showWaiting as showElsewhere } from "./waiting-notice.js";

const AGAIN = 4000;
/** How long an answer may take. */
const PATIENCE = 10_000;
/** How long a finger may still be on its way down to what stood there before something was taken back, in milliseconds. */
const SLIP = 600;
const [, , code] = location.pathname.split("/");
const at = () => document.getElementById("at");
const play = () => document.getElementById("play");
const handForm = () => play()?.querySelector("form.hand");
const inHand = () => Boolean(handForm() && touched(handForm()));

/** Which table this is; an organiser's page is none. */
const { tournament, table, where } = at()?.dataset ?? {};
const outbox = new Outbox({ tournament, table, where });
const drafts = new Drafts({ tournament, table });
/** The forms this page knows, by hand, as the server made them. */
let forms = new Map();
let busy = false;
/** The key of the refused entry that is on the screen. */
let asked = null;
/** Until when taps on Undo and Redo are slips. */
let slipping = 0;
/** Whether the code of this page opens nothing any more. */
let isGone = false;
/** Whether something happened, here or at another table, that this page may not show yet. */
let hasNews = true;

const waitsUnsent = () => outbox.entries.filter((entry) => !entry.refused);

/** Makes the page that was just loaded, or put in place, work. */
function start(refused = false) {
    forms = new Map();
    const pieces = [...document.querySelectorAll("template.later")].map((later) => later.content);
    for (const piece of [play(), ...pieces]) {
        const slot = piece?.querySelector("form.hand")?.dataset.slot;
        if (slot)
            forms.set(
                slot,
                [...piece.childNodes].map((node) => node.cloneNode(true)),
            );
    }
    if (at()?.dataset.version !== undefined) drafts.prune(knownForms(), recorded());
    if (handForm()) begin(handForm(), refused);
    if (!refused) moveOn();
    document.querySelectorAll('form [name="entry_key"]').forEach((field) => {
        field.value = newKey();
    });
    showWaiting();
    showElsewhere();
}

const formsIn = (node) => (node.matches?.("form.hand") ? [node] : [...(node.querySelectorAll?.("form.hand") ?? [])]);
const knownForms = () => [...forms.values()].flat().flatMap(formsIn);
const recorded = () =>
    [...document.querySelectorAll(".hands a")].map((link) => link.getAttribute("href").split("/").at(-1));

/** Puts the pads into the form of a hand, with what was entered before the page was loaded. What was refused stands in it already. */
function begin(form, refused = false) {
    if (at() && !refused) drafts.restore(form);
    prepare(form);
    if (!at()) return;
    for (const event of ["input", "change"]) form.addEventListener(event, () => drafts.keep(form));
}

/** A hand that waits to be sent is not entered once more: the next one is. */
function moveOn() {
    const slot = handForm()?.dataset.slot;
    if (at() && slot && !inHand() && waitsUnsent().some((entry) => entry.slot === slot)) showHand(nextOpen(slot));
}

/** Puts the page of an answer in place of this one. */
function show(answer, entry = null) {
    swapBody(new DOMParser().parseFromString(answer.html, "text/html"));
    if (answer.url) history.replaceState(null, "", answer.url);
    asked = entry?.key ?? null;
    window.scrollTo(0, 0);
    start(answer.asks);
    document.dispatchEvent(new Event("fresh"));
    attend();
}

/** Tells what an answer brought, and leads there. */
function lead() {
    const alert = document.querySelector('[role="alert"]');
    announce(alert ?? document.querySelector(".saved p"));
    const goal = alert ?? play()?.querySelector(".hand-title") ?? document.getElementById("main");
    goal.setAttribute("tabindex", "-1");
    goal.focus({ preventScroll: !alert });
}

/** Acts on the answer to an entry. What was refused is kept until the scorer has decided: a reload must not lose it. */
function settle(entry, answer) {
    // Whoever is in the middle of another hand goes on undisturbed, unless they asked for something else themselves.
    const elsewhere = entry.kept && inHand() && handForm().dataset.slot !== entry.slot;
    if (answer.gone) return showGone();
    if (answer.ok) {
        outbox.done(entry);
        if (elsewhere) return showWaiting();
        show(answer);
        return lead();
    }
    const inForm = answer.asks && !elsewhere;
    // What is wrong with what was just typed stands in the form, and the form is kept as it is.
    if (entry.kept && inForm && answer.isWrong) outbox.done(entry);
    else if (entry.kept) outbox.add({ ...entry, refused: true });
    if (!inForm) return showWaiting();
    show(answer, entry);
    if (handForm() && entry.kept) drafts.keep(handForm());
    return lead();
}

/** Says that the table has another code now. What waits is sent as soon as this phone has it. */
function showGone() {
    isGone = true;
    say(at().dataset.codeChanged);
    showWaiting();
}

/** Puts a sentence in the place of the hand. */
function say(sentence) {
    const notice = document.createElement("p");
    notice.className = "notice";
    notice.textContent = sentence;
    play().replaceChildren(notice);
}

/** Shows the form of a hand that this page knows, or that the next one needs the signal. */
function showHand(slot) {
    const known = forms.get(slot);
    if (known) {
        play().replaceChildren(...known.map((node) => node.cloneNode(true)));
        begin(handForm());
        handForm().elements.entry_key.value = newKey();
    } else {
        say(at().dataset.offline);
    }
    window.scrollTo(0, 0);
}

/** The next hand of the block for which nothing waits, unless the same one is dealt again. */
function nextOpen(slot) {
    const waiting = waitsUnsent().filter((entry) => new URLSearchParams(entry.body).get("void") !== "stuck");
    const slots = [...forms.keys()];
    return slots.slice(slots.indexOf(slot)).find((one) => !waiting.some((entry) => entry.slot === one));
}

/** The hand after this entry. */
function following(entry) {
    return new URLSearchParams(entry.body).get("void") === "stuck" ? null : nextOpen(entry.slot);
}

/** Says what waits, and offers to send it or to take it back. */
function showWaiting() {
    document.querySelectorAll(".waiting").forEach((old) => old.remove());
    document.querySelectorAll(".undo").forEach((undo) => {
        undo.hidden = outbox.entries.length > 0;
    });
    outbox.entries
        .filter((entry) => entry.key !== asked)
        .forEach((entry, index, shown) => {
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
            if (entry.refused && !isGone) {
                actions.append(
                    button("look", () => look(entry)),
                    button("discard", () => discard(entry)),
                );
            } else {
                if (!isGone) actions.append(button("try", flush));
                if (!isGone && index === shown.length - 1)
                    actions.append(button("takeBackEntry", () => takeBack(entry)));
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
    fillIn(handForm(), new URLSearchParams(entry.body));
    handForm().dispatchEvent(new Event("change"));
    return undefined;
}

/** Shows an entry that was refused, as the server answers it. */
async function look(entry) {
    const answer = await send(entry, code);
    if (!answer) return;
    if (answer.gone) return void showGone();
    if (answer.ok) outbox.done(entry);
    show(answer, entry);
    lead();
}

/** Sends what waits, in its order, until the server is out of reach or refuses one. */
async function flush() {
    if (busy || isGone) return;
    busy = true;
    let [entry, answer] = [null, null];
    await alone(async () => {
        for (const waiting of waitsUnsent()) {
            // Another tab may have sent it, or its scorer taken it back.
            if (!outbox.has(waiting)) continue;
            const reached = await send(waiting, code);
            if (!reached) break;
            [entry, answer] = [waiting, reached];
            if (!answer.ok) break;
            outbox.done(waiting);
        }
    });
    busy = false;
    if (answer) settle(entry, answer);
}

/** Looks whether another phone or table has changed what this page shows. */
async function refresh() {
    const shown = at()?.dataset.version;
    if (busy || shown === undefined || waitsUnsent().length > 0) return;
    try {
        const signal = AbortSignal.timeout(PATIENCE);
        const answer = await fetch(`${location.pathname}?seen=${encodeURIComponent(shown)}`, { signal });
        if (answer.status === 204) {
            hasNews = false;
            return;
        }
        const html = await answer.text();
        const page = new DOMParser().parseFromString(html, "text/html");
        const version = page.getElementById("at")?.dataset.version;
        if (busy || !answer.ok || version === undefined) return;
        const stands = standsAt(page.querySelector("#play form.hand")) === standsAt(handForm());
        // Whoever is warned gets the page as soon as they let go of the hand.
        hasNews = inHand() && !stands;
        if (!inHand()) show({ html });
        else if (stands) at().dataset.version = version;
        else warn();
    } catch {
        // No signal: nothing new to show.
    }
}

/** The service tells that something happened. */
async function hear() {
    hasNews = true;
    await refresh();
}

/** The same without being told; fails when the page could not be brought up to date. */
async function catchUp() {
    await hear();
    if (hasNews) throw new Behind("lost");
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
        code,
        body: new URLSearchParams(pairs).toString(),
        slot: form.elements.slot.value,
        kept: isHand,
        what: isHand ? `${title}: ${submitter.textContent.trim()}` : submitter.textContent.trim(),
    };
    // Kept before it is sent: a phone that dies in between has not lost it.
    if (isHand) {
        slipping = 0;
        outbox.add(entry);
        drafts.drop(form);
    }
    if (waitsUnsent().some((other) => other.key !== entry.key)) {
        showHand(following(entry));
        showWaiting();
        await flush();
        return;
    }
    busy = true;
    submitter.setAttribute("aria-busy", "true");
    const answer = await alone(() => send(entry, code), false);
    busy = false;
    submitter.removeAttribute("aria-busy");
    if (answer) {
        settle(entry, answer);
        if (!isHand) slipping = performance.now() + SLIP;
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
    if (form.classList.contains("undo") && performance.now() < slipping) return;
    if (busy || isGone || (event.submitter?.name === "save" && !ready(form))) return;
    submit(form, event.submitter);
});

setInterval(() => {
    if (document.visibilityState !== "visible") return;
    if (waitsUnsent().length > 0) flush();
    else if (hasNews) refresh();
}, AGAIN);
window.addEventListener("online", flush);
window.addEventListener("storage", (event) => {
    if (!isAboutWaiting(event)) return;
    moveOn();
    showWaiting();
});

if (at()) {
    remember({ tournament, table }, code);
    outbox.adopt(code);
}
/** Follows what happens at this table and the others. */
const attend = follow(() => at()?.dataset.stream, { version: hear }, catchUp);
start();
flush();
