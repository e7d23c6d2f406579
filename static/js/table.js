// The table's page: pads, saving without leaving the page, and hands that wait for a signal.

import { parsed } from "./answer.js";
import { onChange, read } from "./outbox-store.js";
import { follow } from "./stream.js";
import { Drafts, fillIn } from "./table-drafts.js";
import { Forms, at, handForm, isOnScreen, play } from "./table-forms.js";
import { touched } from "./table-holdings.js";
import { News } from "./table-updates.js";
import { drawn } from "./table-moment.js";
import { say, showEntries, showSaved } from "./table-notices.js";
import { Outbox, alone, ask, newKey, open, remember, send, sendLater } from "./table-outbox.js";
import { prepare } from "./table-pad.js";
import { announce, swapBody } from "./table-page.js";
import { ready } from "./table-saving.js";
import { showWaiting as showElsewhere } from "./waiting-notice.js";

/** Interval at which waiting entries are sent again, in milliseconds. */
const AGAIN = 4_000;
/** Time after an undo during which a finger may still be on its way to the previous button, in milliseconds. */
const SLIP = 600;
const [, area, code] = location.pathname.split("/");
const inHand = () => Boolean(handForm() && touched(handForm()));
/** Returns true if the scorer is in the form of a hand, even if nothing has been entered yet. */
const isBegun = () => inHand() || Boolean(handForm()?.matches(":focus-within"));

/** Delay before a page is stored for use without a signal, in milliseconds. */
const LATER = 1_500;

/** Identifies the table; undefined on an organiser's page. */
const { tournament, table, where } = at()?.dataset ?? {};
const outbox = new Outbox({ tournament, table, where });
const drafts = new Drafts({ tournament, table });
let forms = new Forms();
/** True while the result of a tap is awaited. */
let busy = false;
/** True while waiting entries are being sent. A tap meanwhile is not a slip: its entry waits in turn. */
let flushing = false;
/** Keys of the entries that are being sent for the first time, and how each is drawn: nothing is known to hold these entries up. */
const fresh = new Map();
/** Key of the refused entry that is on the screen. */
let asked = null;
/** Time until which taps on Undo and Redo are slips. */
let slipping = 0;
/** True if the code of this page is no longer valid. */
let isGone = false;

const waitsUnsent = () => outbox.entries.filter((entry) => !entry.refused);
const news = new News({
    isBusy: () => busy || flushing,
    waits: () => waitsUnsent().length > 0,
    isInHand: inHand,
    isBegun,
    show,
});

/** Prepares the page that was just loaded or shown. */
function start(refused = false) {
    forms = new Forms();
    if (at()?.dataset.version !== undefined) drafts.prune(forms.all, recorded());
    if (handForm()) begin(handForm(), refused);
    if (!refused) moveOn();
    document.querySelectorAll('form [name="entry_key"]').forEach((field) => {
        field.value = newKey();
    });
    showWaiting();
    showElsewhere();
}

const recorded = () =>
    [...document.querySelectorAll(".hands a")].map((link) => link.getAttribute("href").split("/").at(-1));

/** Adds pads to the form of a hand, and restores what was entered before the page was loaded. A refused entry is in its form already. */
function begin(form, refused = false) {
    if (at() && !refused) drafts.restore(form);
    prepare(form);
    if (!at()) return;
    for (const event of ["input", "change"]) form.addEventListener(event, () => drafts.keep(form));
}

/** Moves on to the next hand if this one is waiting to be sent. */
function moveOn() {
    const slot = handForm()?.dataset.slot;
    if (at() && slot && !inHand() && waitsUnsent().some((entry) => entry.slot === slot))
        showHand(forms.nextOpen(slot, waitsUnsent()));
}

/** Shows the form of a hand, or that the next one needs a signal. */
function showHand(slot) {
    if (forms.put(slot)) {
        begin(handForm());
        handForm().elements.entry_key.value = newKey();
    } else {
        say(at().dataset.offline);
    }
    window.scrollTo(0, 0);
}

/** Replaces this page by the one in an answer. */
function show(answer, entry = null) {
    swapBody(parsed(answer.html));
    if (answer.url) history.replaceState(null, "", answer.url);
    asked = entry?.key ?? null;
    window.scrollTo(0, 0);
    start(answer.asks);
    const isTable = answer.ok && at()?.dataset.version !== undefined;
    document.dispatchEvent(new CustomEvent("fresh", { detail: isTable ? answer : null }));
    attend();
}

/** Announces the result of an answer, and moves the focus to it. */
function lead() {
    const alert = document.querySelector('[role="alert"]');
    const news = [".saved p", "#play > .seat-band p"].map((one) => document.querySelector(one));
    announce(...(alert ? [alert] : news));
    document.querySelector(".saved")?.classList.add("fresh");
    const goal = alert ?? play()?.querySelector(".hand-title") ?? document.getElementById("main");
    goal.setAttribute("tabindex", "-1");
    goal.focus({ preventScroll: !alert });
}

/** Handles the answer to an entry. A refused entry is kept until the scorer has decided: a reload must not lose it. */
function settle(entry, answer) {
    // A scorer in the middle of something else is not interrupted, unless this entry is the one on the screen.
    const elsewhere = entry.kept && !isOnScreen(entry) && (isBegun() || at()?.dataset.version === undefined);
    if (answer.gone) return showGone();
    if (answer.ok) {
        outbox.done(entry);
        if (elsewhere) {
            announce(...document.querySelectorAll(".sending .saved-text"));
            return showWaiting();
        }
        show(answer);
        return lead();
    }
    const inForm = answer.asks && !elsewhere;
    // Faults in what was just typed are shown in the form, and the form is kept as it is.
    if (entry.kept && inForm && answer.isWrong) outbox.done(entry);
    else if (entry.kept) outbox.add({ ...entry, refused: true });
    if (!inForm) return showWaiting();
    show(answer, entry);
    if (handForm() && entry.kept) drafts.keep(handForm());
    return lead();
}

/** Says that the table has a new code. Waiting entries are sent as soon as this phone has it. */
function showGone() {
    isGone = true;
    say(at().dataset.codeChanged);
    showWaiting();
}

/** Shows the waiting entries, with buttons to send or take them back. */
function showWaiting() {
    document.querySelectorAll(".undo").forEach((undo) => {
        undo.hidden = outbox.entries.length > 0;
    });
    showEntries(
        outbox.entries.filter((entry) => entry.key !== asked),
        fresh,
        acts,
    );
}

/** Returns the possible actions for a waiting entry. */
function acts(entry, isLast) {
    if (isGone || fresh.has(entry.key)) return [];
    if (entry.refused)
        return [
            ["look", () => look(entry)],
            ["discard", () => discard(entry)],
        ];
    const again = [["try", flush]];
    return isLast ? [...again, ["takeBackEntry", () => takeBack(entry)]] : again;
}

function discard(entry) {
    outbox.done(entry);
    showWaiting();
}

/** Returns an unsent entry to its form, for the scorer to change. */
function takeBack(entry) {
    discard(entry);
    if (!forms.has(entry.slot)) return news.refresh();
    showHand(entry.slot);
    fillIn(handForm(), new URLSearchParams(entry.body));
    handForm().dispatchEvent(new Event("change"));
    return undefined;
}

/** Shows a refused entry with the server's current answer. */
async function look(entry) {
    const answer = await send(entry, code);
    if (!answer) return;
    if (answer.gone) return void showGone();
    if (answer.ok) outbox.done(entry);
    show(answer, entry);
    lead();
}

/** Sends the waiting entries in order, until the server is out of reach or refuses one; returns false if it was not reached. */
async function flush() {
    if (busy || flushing || isGone) return true;
    flushing = true;
    let [entry, answer, isReached] = [null, null, true];
    await alone(async () => {
        await read();
        // Another tab may meanwhile send an entry, and the scorer may take one back or add one. None is sent twice, even if the phone cannot
        // delete it.
        const sent = new Set();
        const next = () => waitsUnsent().find((one) => !sent.has(one.key));
        for (let waiting = next(); waiting; waiting = next()) {
            sent.add(waiting.key);
            const reached = await send(waiting, code);
            isReached = Boolean(reached);
            if (!reached) break;
            [entry, answer] = [waiting, reached];
            if (!answer.ok) break;
            showSaved(waiting);
            await outbox.done(waiting);
        }
    });
    flushing = false;
    fresh.clear();
    if (answer) settle(entry, answer);
    else showWaiting();
    return isReached;
}

/** Returns true if the form's entry waits here if the service is out of reach. */
const isKept = (form) => form.matches(".hand, .confirming");

const handTitle = () => document.querySelector(".hand-title")?.textContent.trim() ?? "";

/** Returns the entry that a form is about to send. */
function entryOf(form, submitter) {
    const pairs = [...new FormData(form, submitter)].filter(([, value]) => value !== "");
    const kept = isKept(form);
    const act = submitter.textContent.trim();
    return {
        key: form.elements.entry_key.value,
        area,
        code,
        body: new URLSearchParams(pairs).toString(),
        slot: form.elements.slot.value,
        kept,
        what: kept ? `${handTitle()}: ${act}` : act,
    };
}

/** Stores an entry, so that it is not lost if the phone dies before the service has it. */
async function store(entry, form) {
    slipping = 0;
    await outbox.add(entry);
    drafts.drop(form);
}

/** Saves a hand. Once it is on the phone's disk, the next hand appears if this page has it, and the service gets it meanwhile. */
async function save(form, submitter) {
    const entry = entryOf(form, submitter);
    const isHeldUp = waitsUnsent().some((other) => !fresh.has(other.key));
    busy = true;
    submitter.setAttribute("aria-busy", "true");
    await store(entry, form);
    busy = false;
    const next = forms.after(entry, waitsUnsent());
    if (next && !isHeldUp) fresh.set(entry.key, drawn(form, submitter, handTitle()));
    if (next || isHeldUp) {
        showHand(next);
        showWaiting();
    }
    const isReached = await flush();
    submitter.removeAttribute("aria-busy");
    if (isReached) return;
    sendLater();
    if (isOnScreen(entry)) showHand(null);
}

/** Sends what is of no use later: taking a result back. */
async function submit(form, submitter) {
    const entry = entryOf(form, submitter);
    busy = true;
    submitter.setAttribute("aria-busy", "true");
    const answer = await alone(() => send(entry, code), false);
    busy = false;
    submitter.removeAttribute("aria-busy");
    if (!answer) {
        submitter.textContent = at().dataset.offlineUndo;
        return;
    }
    settle(entry, answer);
    slipping = performance.now() + SLIP;
}

/** Previews a correction. Without a signal it waits without a preview, so that nobody loses what they typed. */
async function foresee(form, submitter) {
    busy = true;
    submitter.setAttribute("aria-busy", "true");
    const answer = await ask(submitter.formAction, entryOf(form, submitter).body);
    busy = false;
    submitter.removeAttribute("aria-busy");
    if (!answer) return save(form, submitter);
    if (answer.gone) return showGone();
    show(answer);
    return lead();
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
    const isSaved = event.submitter?.hasAttribute("aria-busy");
    if (busy || isGone || isSaved || (event.submitter?.name === "save" && !ready(form))) return;
    if (event.submitter?.hasAttribute("formaction")) foresee(form, event.submitter);
    else if (isKept(form)) save(form, event.submitter);
    else submit(form, event.submitter);
});

/** Takes over entries that another phone could not send. */
async function takeOver(entries) {
    for (const entry of entries) await outbox.add({ ...entry, code, kept: true });
    moveOn();
    showWaiting();
    await flush();
}

document.addEventListener(
    "toggle",
    async ({ target }) => {
        if (target.id !== "handover" || !target.open) return;
        const [handover] = await Promise.all([import("./handover.js"), import("./share.js")]);
        await handover.show(target, outbox);
    },
    true,
);

document.addEventListener("click", ({ target }) => {
    if (!target.closest?.(".handover-done")) return;
    outbox.entries.forEach((entry) => outbox.done(entry));
    showWaiting();
    document.getElementById("handover").open = false;
});

setInterval(() => {
    if (document.visibilityState !== "visible") return;
    if (waitsUnsent().length > 0) flush();
    else news.retry();
}, AGAIN);
window.addEventListener("online", flush);
onChange(() => {
    moveOn();
    showWaiting();
    news.retry();
});

/** Fetches what is needed without a signal while there is one, before the page is stored with everything that it has loaded. */
async function prepareForSilence() {
    await Promise.all([import("./handover.js"), import("./share.js")]).catch(() => {});
    await import("./offline.js");
}

// Scripts that are needed now come first.
setTimeout(prepareForSilence, LATER);
await open();
if (at()) {
    remember({ tournament, table }, code);
    await outbox.adopt(code);
}
/** Follows events at this table and the others. */
const attend = follow(
    () => at()?.dataset.stream,
    { version: () => news.hear() },
    () => news.catchUp(),
);
start();
flush();
if (location.hash.startsWith("#takes=") && document.getElementById("handover"))
    import("./handover.js").then(({ offer }) => offer(document.getElementById("handover"), takeOver));
