// The wall: the tables as the hands on their phones go on, and the standings.

import { parsed } from "./answer.js";
import { look, stream, told } from "./page.js";
import { follow } from "./stream.js";

const wall = () => document.getElementById("wall");
const order = (state) => state.dataset.order.split(" ");
let last = null;

/** Whether one state of the tables is newer than another: the first numbers count first. */
function newer(one, other) {
    const [a, b] = [one, other].map((state) => order(state).map(Number));
    const at = a.findIndex((number, place) => number !== b[place]);
    return at >= 0 && a[at] > b[at];
}

function show() {
    if (last && newer(last, wall())) {
        wall().parentElement.classList.toggle("plays", last.querySelector(".tiles") !== null);
        wall().replaceWith(last.cloneNode(true));
    }
}

// A page that was fetched may be older than what was told meanwhile.
document.addEventListener("fresh", show);

follow(
    stream,
    {
        version: told,
        tables: (html) => {
            last = parsed(html).getElementById("wall");
            show();
            // All but the moves stand for the tournament itself.
            return told(order(last).slice(0, 3).join("-"));
        },
    },
    look,
);
