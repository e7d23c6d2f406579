// The page of a hand: moves without leaving the page, and the others' moves as they are made.

import { Behind, checked, fetched, parsed } from "./answer.js";
import { focusAgain, focusedIn, unfold, unfolded } from "./focus.js";
import { takeHall } from "./hall.js";
import { Moves } from "./play-moves.js";
import { follow } from "./stream.js";

const scene = () => document.getElementById("scene");
const news = document.getElementById("news");
const offline = document.getElementById("offline");
let looking = null;
/** The scene as sent by the server. An identical one does not replace it, because a tap that has begun would be lost. */
let shown = scene()?.outerHTML;

const moves = new Moves(
    (html) => {
        const fresh = sceneIn(html);
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

/** Shows this scene, unless the current one is newer: then only the notice of this scene is shown. */
function show(fresh) {
    const old = scene();
    // The next hand at the table starts again without moves.
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
    const focused = focusedIn(old);
    const open = unfolded(old);
    fresh.classList.toggle("moved", moved);
    old.replaceWith(fresh);
    unfold(fresh, open);
    if (focused && !focusAgain(fresh, focused)) {
        document.getElementById("now")?.focus({ preventScroll: true });
    }
    news.textContent = fresh.dataset.news;
}

/** Shows why a move was refused, above a hand that has gone on meanwhile. */
function tell(notice) {
    if (notice) {
        scene().querySelector(".refused")?.remove();
        scene().prepend(notice);
        news.textContent = notice.textContent;
    }
}

function sceneIn(html) {
    return parsed(html).getElementById("scene");
}

document.addEventListener("submit", (event) => {
    const form = event.target;
    if (form.classList.contains("deeds") && event.submitter?.name === "move") {
        event.preventDefault();
        moves.tap(form, event.submitter, scene());
    }
});

/** Lets the arrow keys go from card to card. */
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

/** Closes an open choice after a tap outside it. */
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

/** Shows the current scene. */
function see(html) {
    const fresh = sceneIn(html);
    if (!fresh) throw new Behind("lost");
    offline.hidden = true;
    show(fresh);
    moves.again(scene());
}

/** Does the same without the stream, if that or a move got no answer. If the hand no longer exists, its page redirects to another one. */
async function look() {
    const { answer, html } = await fetched(location.href);
    checked(answer, "text/html");
    if (answer.redirected && !sceneIn(html)) {
        location.replace(answer.url);
        return;
    }
    takeHall(parsed(html));
    see(html);
}

function lookSoon() {
    if (looking) return;
    looking = true;
    setTimeout(() => {
        looking = false;
        look().catch(lookSoon);
    }, 3_000);
}

/** Returns the address of the stream, with the state of the hall on this page: it may have changed since the page was rendered. */
function stream() {
    const address = scene()?.dataset.stream;
    const hall = document.getElementById("hall")?.dataset.version;
    return address?.endsWith("/play/live") && hall ? `${address}?hall=${hall}` : address;
}

follow(stream, { scene: see, hall: (html) => takeHall(parsed(html)) }, look);
