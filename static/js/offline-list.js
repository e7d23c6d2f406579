// The list of pages stored on this phone.

import { parsed } from "./answer.js";
import { LIST, allKept, forgetAll } from "./offline-pages.js";
import { fill } from "./table-fill.js";

const list = document.getElementById("kept-list");
const none = document.getElementById("kept-none");
const forget = document.getElementById("kept-forget");

const clock = new Intl.DateTimeFormat(document.documentElement.lang, {
    weekday: "short",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
});

async function show() {
    const kept = globalThis.caches ? (await allKept()).filter(({ path }) => path !== LIST) : [];
    list.replaceChildren(...kept.map(line));
    list.hidden = kept.length === 0;
    none.hidden = kept.length > 0;
    forget.hidden = kept.length === 0;
}

function line({ path, title, at }) {
    const [line, link, when] = ["p", "a", "span"].map((name) => document.createElement(name));
    link.href = path;
    // In this list, every title would end with the same name.
    link.textContent = parsed(`<title>${title}</title>`).title.replace(/ · [^·]*$/, "");
    when.className = "hint";
    when.textContent = fill(list.dataset.since, { time: clock.format(at) });
    line.className = "row";
    line.append(link, when);
    return line;
}

forget.addEventListener("click", async () => {
    await forgetAll();
    show();
});

show();
