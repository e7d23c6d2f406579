// A list of people that can be searched by typing and is one tab stop: the arrow keys lead from the field into the list and through it, and
// Escape leads back. Without this script it is a plain list.

const MARKS = /[\u0300-\u036f]/g;
const folded = (text) => text.normalize("NFKD").replace(MARKS, "").toLowerCase().trim();

for (const area of document.querySelectorAll("[data-filtered]")) {
    const field = area.querySelector("[data-filter]");
    const list = area.querySelector("[data-items]");
    const items = [...list.children];
    const stops = new Map(items.map((item) => [item, item.querySelector("input[type=checkbox], summary, button")]));
    const note = area.querySelector(".filter [role=status]");
    const shown = () => items.filter((item) => !item.hidden);

    // The field is the only tab stop. Anything unfolded below a name is reached from that name.
    // The names on a check-in list have no controls until check-in opens.
    for (const stop of stops.values()) if (stop) stop.tabIndex = -1;
    area.querySelector(".filter").hidden = false;

    const filter = () => {
        const wanted = folded(field.value);
        for (const item of items) {
            const name = item.querySelector("bdi").textContent;
            item.hidden = !folded(name).includes(wanted);
        }
        note.textContent = shown().length === 0 ? note.dataset.nobody : "";
    };

    const go = (to) => {
        const item = shown().at(to);
        if (item) stops.get(item)?.focus();
    };

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
        if (!item || !stops.get(item)) return;
        stops.get(item).click();
        if (stops.get(item).matches("input")) clear();
        else stops.get(item).focus();
    };

    const clear = () => {
        field.value = "";
        filter();
    };

    list.addEventListener("keydown", (event) => {
        const at = shown().findIndex((item) => stops.get(item) === event.target);
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
