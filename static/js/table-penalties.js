// The rows for penalties: the number of cards follows from the kind, and the next row appears once the one before it has been started.

/** Prepares the rows of a hand's form. */
export function prepareRows(form) {
    const rows = [...form.querySelectorAll(".penalty")];
    rows.forEach((row) => {
        const [who, why, cards] = row.querySelectorAll("select, input");
        who.addEventListener("change", () => {
            if (who.value === "") why.value = cards.value = "";
        });
        why.addEventListener("change", () => {
            cards.value = why.selectedOptions[0].dataset.cards ?? "";
        });
    });
    form.addEventListener("change", () => refresh(rows));
    refresh(rows);
}

function refresh(rows) {
    const begun = rows.map((row) => [...row.querySelectorAll("select, input")].some((field) => field.value !== ""));
    rows.forEach((row, index) => {
        row.hidden = index > begun.lastIndexOf(true) + 1;
    });
    if (begun.includes(true)) rows[0].closest("details").open = true;
}
