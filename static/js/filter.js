// A list of people that can be searched by typing and is one tab stop: the arrow keys lead from the field into the list and through it, and
// Escape leads back. Links stay tab stops. Without this script it is a plain list.

const MARKS = /[\u0300-\u036f]/g;
const folded = (text) => text.normalize("NFKD").replace(MARKS, "").toLowerCase().trim();

for (const area of document.querySelectorAll("[data-filtered]")) {
    const field = area.querySelector("[data-filter]");
    const list = area.querySelector("[data-items]");
    const note = area.querySelector(".filter [role=status]");
    // A live page may get other items later.
    const items = () => [...list.children];
    const shown = () => items().filter((item) => !item.hidden);
    // The names on a check-in list have no controls until check-in opens.
    const stop = (item) => item.querySelector("input[type=checkbox], summary, button, a.row-link");

    const filter = () => {
        const wanted = folded(field.value);
        for (const item of items()) {
            const name = item.querySelector("bdi").textContent;
            item.hidden = !folded(name).includes(wanted);
        }
        note.textContent = shown().length === 0 ? note.dataset.nobody : "";
    };

    const begin = () => {
        area.querySelector(".filter").hidden = false;
        // The field is the only tab stop. Anything unfolded below a name is reached from that name.
        for (const one of items().map(stop)) if (one && !one.matches("a")) one.tabIndex = -1;
        if (field.value) filter();
    };

    const go = (to) => {
        const item = shown().at(to);
        if (item) stop(item)?.focus();
    };

    begin();
    document.addEventListener("fresh", begin);
    field.addEventListener("input", filter);
    field.addEventListener("keydown", (event) => {
        if (event.key === "ArrowDown") go(0);
        else if (event.key === "ArrowUp") go(-1);
        else if (event.key === "Enter") first();
        else if (event.key === "Escape" && field.value) clear();
        else return;
        event.preventDefault();
    });

    /** Activates the first match. After ticking it, clears the field for the next name. */
    const first = () => {
        const item = field.value && shown()[0];
        if (!item || !stop(item)) return;
        stop(item).click();
        if (stop(item).matches("input")) clear();
        else stop(item).focus();
    };

    const clear = () => {
        field.value = "";
        filter();
    };

    list.addEventListener("keydown", (event) => {
        const at = shown().findIndex((item) => stop(item) === event.target);
        if (at < 0) return;
        const to = { ArrowDown: at + 1, ArrowRight: at + 1, ArrowUp: at - 1, ArrowLeft: at - 1, Home: 0, End: -1 }[
            event.key
        ];
        if (event.key === "Escape" || (to === -1 && at === 0 && event.key !== "End")) field.focus();
        else if (to === undefined) return;
        else go(to === shown().length ? 0 : to);
        event.preventDefault();
    });
}
