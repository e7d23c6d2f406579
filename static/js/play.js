// The page of a hand: moves without leaving the page, and the others' moves as they are made. A hidden page holds no connection;
// a browser has six of them for all its pages.

import { Moves } from "./play-moves.js";

const scene = () => document.getElementById("scene");
const news = document.getElementById("news");
const offline = document.getElementById("offline");
let stream = null;
let looking = null;
/** The scene as the server sent it: one that is the same is not put in its place, or a tap that has begun would be lost. */
let shown = scene()?.outerHTML;

const moves = new Moves(
    (html) => {
        const fresh = parsed(html);
        offline.hidden = true;
        if (fresh) {
            show(fresh);
        }
        return Boolean(fresh);
    },
    () => {
        offline.hidden = false;
        lookSoon();
    },
);

/** Puts a scene in place of the one that is shown, unless that one is newer: then only what it tells is shown. */
function show(fresh) {
    const old = scene();
    // The next hand at the table begins with no moves.
    const other = fresh.dataset.hand !== old.dataset.hand;
    const moved = other || fresh.dataset.revision !== old.dataset.revision;
    const older = !other && Number(fresh.dataset.revision) < Number(old.dataset.revision);
    if (older) {
        tell(fresh.querySelector(".refused"));
        return;
    }
    if (fresh.outerHTML === shown) {
        return;
    }
    shown = fresh.outerHTML;
    const focus = spot(old);
    const open = [...old.querySelectorAll("details[open].fold > summary")].map((summary) => summary.textContent);
    fresh.classList.toggle("moved", moved);
    old.replaceWith(fresh);
    for (const summary of fresh.querySelectorAll("details.fold > summary")) {
        summary.parentElement.open = open.includes(summary.textContent);
    }
    if (focus) {
        (again(fresh, focus) ?? document.getElementById("now"))?.focus({ preventScroll: true });
    }
    news.textContent = fresh.dataset.news;
}

/** Why a move was not made, above a hand that has gone on meanwhile. */
function tell(notice) {
    if (notice) {
        scene().querySelector(".refused")?.remove();
        scene().prepend(notice);
        news.textContent = notice.textContent;
    }
}

/** Where the keyboard stands: which button or card. */
function spot(within) {
    const focused = document.activeElement;
    if (!within.contains(focused)) {
        return null;
    }
    return { value: focused.value ?? null, label: focused.getAttribute("aria-label") ?? focused.textContent.trim() };
}

function again(within, { value, label }) {
    const all = [...within.querySelectorAll("button, summary, a")];
    const said = (one) => one.getAttribute("aria-label") ?? one.textContent.trim();
    return all.find((one) => value && one.value === value) ?? all.find((one) => said(one) === label);
}

function parsed(html) {
    return new DOMParser().parseFromString(html, "text/html").getElementById("scene");
}

document.addEventListener("submit", (event) => {
    const form = event.target;
    if (form.classList.contains("deeds") && event.submitter?.name === "move") {
        event.preventDefault();
        moves.tap(form, event.submitter, scene());
    }
});

/** The arrow keys go from card to card. */
document.addEventListener("keydown", (event) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const cards = [...document.querySelectorAll(".holding-cards .tap")];
    const at = cards.indexOf(document.activeElement);
    if (event.key === "Escape") {
        closeChoosers();
    } else if (step && at >= 0) {
        cards[(at + step + cards.length) % cards.length].focus();
        event.preventDefault();
    }
});

/** A tap beside an open choice closes it. */
document.addEventListener("click", (event) => {
    if (!event.target.closest("details.opens")) {
        closeChoosers();
    }
});

function closeChoosers() {
    for (const open of document.querySelectorAll("details.opens[open]")) {
        open.open = false;
        open.querySelector("summary").focus({ preventScroll: true });
    }
}

function open() {
    const address = scene()?.dataset.stream;
    if (stream || !address) {
        return;
    }
    stream = new EventSource(address);
    stream.addEventListener("open", () => { offline.hidden = true; });
    stream.addEventListener("scene", (event) => {
        const fresh = parsed(event.data);
        if (fresh) {
            show(fresh);
            moves.again(scene());
        }
    });
    stream.addEventListener("error", () => {
        offline.hidden = false;
        // An answer that is no stream ends the browser's own attempts: the page itself says what has become of the hand.
        if (stream?.readyState === EventSource.CLOSED) {
            close();
            lookSoon();
        }
    });
}

function lookSoon() {
    looking ??= setTimeout(lookAgain, 3000);
}

async function lookAgain() {
    looking = null;
    try {
        const answer = await fetch(location.href, { cache: "no-cache", signal: AbortSignal.timeout(6000) });
        const fresh = answer.ok ? parsed(await answer.text()) : null;
        if (!fresh) {
            location.reload();
            return;
        }
        offline.hidden = true;
        show(fresh);
        open();
        moves.again(scene());
    } catch {
        lookSoon();
    }
}

function close() {
    stream?.close();
    stream = null;
}

document.addEventListener("visibilitychange", () => (document.hidden ? close() : open()));
addEventListener("pagehide", close);
addEventListener("pageshow", open);
if (!document.hidden) {
    open();
}
