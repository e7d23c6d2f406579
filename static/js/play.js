// The page of a hand: moves without leaving the page, and the others' moves as they are made. A hidden page holds no connection;
// a browser has six of them for all its pages.

const scene = () => document.getElementById("scene");
const news = document.getElementById("news");
const offline = document.getElementById("offline");
let stream = null;
let busy = false;
/** The scene as the server sent it: one that is the same is not put in its place, or a tap that has begun would be lost. */
let shown = scene()?.outerHTML;

/** Puts a scene in place of the one that is shown, unless that one is newer. */
function show(fresh, { told = false } = {}) {
    const old = scene();
    // The next hand at the table begins with no moves.
    const other = fresh.dataset.hand !== old.dataset.hand;
    const moved = other || fresh.dataset.revision !== old.dataset.revision;
    const older = !other && Number(fresh.dataset.revision) < Number(old.dataset.revision);
    if (fresh.outerHTML === shown || (older && !told)) {
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

async function send(form, button) {
    busy = true;
    button.setAttribute("aria-busy", "true");
    const fields = new URLSearchParams(new FormData(form, button));
    try {
        const answer = await fetch(form.action, { method: "POST", body: fields });
        const fresh = parsed(await answer.text());
        offline.hidden = true;
        if (fresh) {
            show(fresh, { told: true });
        } else {
            location.reload();
        }
    } catch {
        offline.hidden = false;
        button.removeAttribute("aria-busy");
    }
    busy = false;
}

document.addEventListener("submit", (event) => {
    const form = event.target;
    if (form.classList.contains("deeds") && event.submitter?.name === "move") {
        event.preventDefault();
        if (!busy) {
            send(form, event.submitter);
        }
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
        if (fresh && !busy) {
            show(fresh);
        }
    });
    stream.addEventListener("error", () => {
        offline.hidden = false;
        // An answer that is no stream ends the browser's own attempts: the page itself says what has become of the hand.
        if (stream?.readyState === EventSource.CLOSED) {
            close();
            setTimeout(lookAgain, 3000);
        }
    });
}

async function lookAgain() {
    try {
        const answer = await fetch(location.href, { cache: "no-cache" });
        const fresh = answer.ok ? parsed(await answer.text()) : null;
        if (!fresh) {
            location.reload();
            return;
        }
        show(fresh);
        open();
    } catch {
        setTimeout(lookAgain, 3000);
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
