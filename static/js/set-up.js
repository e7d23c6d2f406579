// The set-up: the browser's own time zone, unless one was chosen before, and a password that can be shown.

const select = document.getElementById("time_zone");
const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
const known = [...(select?.options ?? [])].some((option) => option.value === zone);
if (known && select.value === "UTC") {
    select.value = zone;
}

/** Shows what is chosen in a list also where it is folded. */
function tell(list) {
    document.querySelector(`[data-chosen="${list.id}"]`).textContent = list.selectedOptions[0].textContent;
}

for (const list of document.querySelectorAll(".setup-guessed select")) {
    tell(list);
    list.addEventListener("change", () => tell(list));
}

for (const label of document.querySelectorAll("[data-shows]")) {
    const password = document.getElementById(label.dataset.shows);
    label.hidden = false;
    label.addEventListener("change", ({ target }) => {
        password.type = target.checked ? "text" : "password";
    });
}
