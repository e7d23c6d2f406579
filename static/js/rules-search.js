// Searches the rules at the table while the visitor types. Without this script, the service finds the same.

const field = document.getElementById("q");
const none = document.querySelector(".rules-none");

/** True if the page has all rules: it was loaded without a search. */
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
