// Chooses the browser's own time zone in the set-up form, unless one was chosen before.
const select = document.getElementById("time_zone");
const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
const known = [...(select?.options ?? [])].some((option) => option.value === zone);
if (known && select.value === "UTC") {
    select.value = zone;
}
