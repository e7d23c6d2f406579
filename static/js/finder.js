// Finds a player, a table, a hand or a page of this tournament. The focus stays in the field, and the arrow keys choose from the list below
// it (the pattern of a combobox with a listbox).

import { fill } from "./table-fill.js";

/** Number of lines shown: more are found by typing on. */
const MOST = 8;

const dialog = document.getElementById("finder");
const field = dialog.querySelector("input");
const list = dialog.querySelector("[role=listbox]");
const note = dialog.querySelector("[role=status]");
let known = null;
let chosen = -1;

const MARKS = /\p{Mn}/gu;
/** The digits of the languages in which the service is read begin six characters into a block of sixteen. */
const digit = (text) => (/[0-9]/.test(text) ? text : String((text.codePointAt(0) & 15) - 6));
/** A text without capitals, accents and foreign digits. Vowel signs of Indian scripts are kept: they are letters. */
const folded = (text) =>
    text
        .normalize("NFKD")
        .replace(MARKS, (mark) => (mark.codePointAt(0) < 0x370 ? "" : mark))
        .replace(/\p{Nd}/gu, digit)
        .toLowerCase()
        .trim();

dialog.addEventListener("opened", async () => {
    field.value = "";
    field.focus();
    try {
        const answer = await fetch(dialog.dataset.finder, { headers: { accept: "application/json" } });
        if (answer.ok) known = await answer.json();
        else known ??= undefined;
    } catch {
        // Without a signal, what was found before is still good.
    }
    show();
});

/** Finds hands by their numbers: “2.3” or “table 2 hand 3”; with three numbers, the first is the round. */
function hands(wanted) {
    const numbers = wanted.match(/\d+/g)?.map(Number) ?? [];
    if (numbers.length < 2 || numbers.length > 3) return [];
    const [hand, table, round] = numbers.reverse();
    const fits = ([inRound, at, most]) => at === table && hand >= 1 && hand <= most && inRound === (round ?? inRound);
    const { text, kind, href, of } = known.hands;
    return of.filter(fits).map(([inRound]) => ({
        text: fill(text, { round: inRound, table, hand }),
        kind,
        href: `${href}${inRound}.${table}.${hand}`,
    }));
}

/** Finds lines that contain every word, those that begin with the text first. */
function lines(wanted) {
    const words = wanted.split(/\s+/);
    const found = known.lines.filter(({ text, kind }) => {
        const line = folded(`${text} ${kind}`);
        return words.every((word) => line.includes(word));
    });
    const begins = ({ text }) => folded(text).startsWith(wanted);
    return [...found.filter(begins), ...found.filter((line) => !begins(line))];
}

function show() {
    if (!known) {
        note.textContent = dialog.dataset.lost;
        return;
    }
    const wanted = folded(field.value);
    const found = wanted ? [...hands(wanted), ...lines(wanted)].slice(0, MOST) : [];
    list.replaceChildren(...found.map(option));
    field.setAttribute("aria-expanded", String(found.length > 0));
    note.textContent = wanted && found.length === 0 ? dialog.dataset.nothing : "";
    choose(found.length > 0 ? 0 : -1);
}

function option({ text, kind, href }, at) {
    const line = document.createElement("li");
    line.id = `finder-${at}`;
    line.setAttribute("role", "option");
    line.dataset.href = href;
    const [name, hint] = [document.createElement("bdi"), document.createElement("span")];
    name.textContent = text;
    hint.className = "hint";
    hint.textContent = kind;
    line.append(name, " ", hint);
    line.addEventListener("click", () => go(line));
    return line;
}

function choose(at) {
    chosen = at;
    [...list.children].forEach((line, index) => line.setAttribute("aria-selected", String(index === at)));
    const line = list.children[at];
    if (line) field.setAttribute("aria-activedescendant", line.id);
    else field.removeAttribute("aria-activedescendant");
    line?.scrollIntoView({ block: "nearest" });
}

function go(line) {
    dialog.close();
    const to = new URL(line.dataset.href, location);
    const isHere = to.pathname === location.pathname && to.search === location.search;
    location.assign(to);
    // The page stays: without this, the focus would return to where it was.
    if (isHere && to.hash) focusAt(to.hash);
}

/** Moves the focus to what an address names, and unfolds nothing. */
function focusAt(hash) {
    const goal = document.getElementById(decodeURIComponent(hash.slice(1)));
    if (!goal) return;
    if (!goal.hasAttribute("tabindex")) goal.setAttribute("tabindex", "-1");
    goal.focus();
}

field.addEventListener("input", show);
field.addEventListener("keydown", (event) => {
    const count = list.children.length;
    if (event.isComposing) return;
    if (event.key === "Enter" && list.children[chosen]) go(list.children[chosen]);
    else if (event.key === "ArrowDown" && count > 0) choose((chosen + 1) % count);
    else if (event.key === "ArrowUp" && count > 0) choose((chosen + count - 1) % count);
    else return;
    event.preventDefault();
});
