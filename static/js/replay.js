// Replays a hand step by step without leaving the page, and checks that nobody chose its cards.

import { parsed } from "./answer.js";
import { verdict } from "./fairness.js";
import { focusAgain, focusedIn } from "./focus.js";

const replay = () => document.getElementById("replay");
const news = document.getElementById("news");
let wanted = Number(replay().dataset.step);
let fetching = false;

function go(step) {
    wanted = Math.min(Math.max(step, 0), Number(replay().dataset.last));
    catchUp();
}

/** Shows the step requested last, however fast the requests follow each other. */
async function catchUp() {
    if (fetching) {
        return;
    }
    fetching = true;
    while (Number(replay().dataset.step) !== wanted) {
        const address = `${location.pathname}?step=${wanted}`;
        try {
            const answer = await fetch(address);
            const fresh = parsed(await answer.text()).getElementById("replay");
            if (!fresh) {
                break;
            }
            show(fresh);
            history.replaceState(null, "", address);
        } catch {
            break;
        }
    }
    fetching = false;
}

function show(fresh) {
    const old = replay();
    const focused = focusedIn(old);
    fresh.querySelector(".announcements-all").open = old.querySelector(".announcements-all").open;
    prepare(fresh);
    old.replaceWith(fresh);
    focusAgain(fresh, focused);
    news.textContent = document.getElementById("now").textContent;
}

/** Hides the slider's button, which is needed only without scripts. */
function prepare(within) {
    within.querySelector(".pager-slide button").hidden = true;
}

document.addEventListener("click", (event) => {
    const link = event.target.closest("[data-to]");
    if (link && !event.metaKey && !event.ctrlKey) {
        event.preventDefault();
        go(Number(link.dataset.to));
    }
});

document.addEventListener("input", (event) => {
    if (event.target.id === "step") {
        go(Number(event.target.value));
    }
});

document.addEventListener("keydown", (event) => {
    // The slider handles the arrow keys itself.
    if (event.target.id === "step" || event.altKey || event.ctrlKey || event.metaKey) {
        return;
    }
    const to = { ArrowLeft: wanted - 1, ArrowRight: wanted + 1, Home: 0, End: Infinity }[event.key];
    if (to !== undefined) {
        event.preventDefault();
        go(to);
    }
});

async function check() {
    const [area, checked] = [document.getElementById("fairness"), document.getElementById("checked")];
    if (checked) {
        const log = await (await fetch(area.dataset.log)).json();
        checked.textContent = area.dataset[verdict(log)];
    }
}

prepare(replay());
check();
