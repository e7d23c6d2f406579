// A hand step by step without leaving the page, and the check of its deck.
import { sha256 } from "./sha256.js";

const replay = () => document.getElementById("replay");
const news = document.getElementById("news");
let wanted = Number(replay().dataset.step);
let fetching = false;

function go(step) {
    wanted = Math.min(Math.max(step, 0), Number(replay().dataset.last));
    catchUp();
}

/** Shows the step that was asked for last, however fast somebody asks. */
async function catchUp() {
    if (fetching) {
        return;
    }
    fetching = true;
    while (Number(replay().dataset.step) !== wanted) {
        const address = `${location.pathname}?step=${wanted}`;
        try {
            const answer = await fetch(address);
            const fresh = new DOMParser().parseFromString(await answer.text(), "text/html").getElementById("replay");
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
    const focused = old.contains(document.activeElement) ? document.activeElement : null;
    const [label, id] = [focused?.getAttribute("aria-label"), focused?.id];
    fresh.querySelector(".said-all").open = old.querySelector(".said-all").open;
    prepare(fresh);
    old.replaceWith(fresh);
    const again = [...fresh.querySelectorAll("a, input")].find((one) => (id ? one.id === id : label && one.getAttribute("aria-label") === label));
    again?.focus({ preventScroll: true });
    news.textContent = document.getElementById("now").textContent;
}

/** The slider moves by itself: its button is for those without scripts. */
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
    // The slider has arrow keys of its own.
    if (event.target.id === "step" || event.altKey || event.ctrlKey || event.metaKey) {
        return;
    }
    const to = { ArrowLeft: wanted - 1, ArrowRight: wanted + 1, Home: 0, End: Infinity }[event.key];
    if (to !== undefined) {
        event.preventDefault();
        go(to);
    }
});

/** The numbers of the generator that docs/file.md describes, below `n`. */
function* numbers(seed, shuffle) {
    for (let counter = 0; ; counter += 1) {
        const block = new Uint8Array(40);
        block.set(seed);
        const view = new DataView(block.buffer);
        view.setUint32(32, shuffle);
        view.setUint32(36, counter);
        const words = new DataView(sha256(block).buffer);
        for (let at = 0; at < 32; at += 4) {
            yield words.getUint32(at);
        }
    }
}

function shuffled(cards, seed) {
    const drawn = numbers(seed, 0);
    for (let n = cards.length; n > 1; n -= 1) {
        let product = 0;
        do {
            product = drawn.next().value * n;
        } while (product % 2 ** 32 < 2 ** 32 % n);
        const place = Math.floor(product / 2 ** 32);
        [cards[n - 1], cards[place]] = [cards[place], cards[n - 1]];
    }
    return cards.reverse();
}

const FACES = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "D2", "REV", "SKIP"];
const BLACK = ["W", "WD4", "BLANK"];
const order = (card) => (BLACK.includes(card) ? 100 + BLACK.indexOf(card) : "RBGY".indexOf(card[0]) * 20 + FACES.indexOf(card.slice(1)));
const hex = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

async function check() {
    const [area, checked] = [document.getElementById("fairness"), document.getElementById("checked")];
    if (!checked) {
        return;
    }
    const log = await (await fetch(area.dataset.log)).json();
    const seed = Uint8Array.from(log.seed.match(/../g), (digits) => parseInt(digits, 16));
    const promised = hex(sha256(seed)) === document.getElementById("commitment").textContent;
    const deck = shuffled([...log.deck].sort((one, other) => order(one) - order(other)), seed);
    const follows = deck.join() === log.deck.join();
    checked.textContent = promised && follows ? area.dataset.right : area.dataset.wrong;
}

prepare(replay());
check();
