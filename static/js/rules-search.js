// The rules at the table, searched while one types. The service finds the same without this script.

const field = document.getElementById("q");
const none = document.querySelector(".rules-none");

/** What the page has is all there is only where nothing was sought before it was loaded. */
const isWhole = field.value === "";

function search() {
    const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
    let found = 0;
    for (const section of document.querySelectorAll(".rules-asked")) {
        let here = 0;
        for (const item of section.querySelectorAll("[data-found]")) {
            const text = `${item.dataset.with ?? ""} ${item.textContent}`.toLowerCase();
            item.hidden = !words.every((word) => text.includes(word));
            if (!item.hidden) here += 1;
        }
        section.hidden = here === 0;
        found += here;
    }
    none.hidden = found > 0;
}

if (isWhole) {
    field.addEventListener("input", search);
    field.form.addEventListener("submit", (event) => {
        event.preventDefault();
        search();
        field.blur();
    });
}
