// Typing in a score sheet: Enter moves to the next relevant field, and at the end saves. Without scripts, it saves what has been typed so
// far.
const form = document.querySelector("form.type-in");

/** Returns the number on the sheet of the player meant by this text; nothing while that is not clear. */
function called(text) {
    const names = [...document.querySelectorAll(".type-in-names bdi")].map((name) => name.textContent.toLowerCase());
    const wanted = text.trim().toLowerCase();
    if (/^\d+$/.test(wanted)) {
        return Number(wanted);
    }
    const exact = names.indexOf(wanted);
    const begin = names.flatMap((name, at) => (wanted && name.startsWith(wanted) ? [at + 1] : []));
    return exact >= 0 ? exact + 1 : begin.length === 1 && begin[0];
}

/** Takes fields that are not needed out of the tab order, depending on who went out. */
function ask(out) {
    const number = called(out.value);
    for (const field of out.closest("fieldset").querySelectorAll("[data-asked]")) {
        const asked = !number || field.dataset.asked.split(" ").includes(String(number));
        const idle = !asked && !field.value;
        field.tabIndex = idle ? -1 : 0;
        field.closest("label").classList.toggle("idle", idle);
    }
}

const outs = () => [...form.querySelectorAll("input[name$='/out']")];

function next(field) {
    const fields = [...form.querySelectorAll("input:not([type=hidden])")];
    return fields.slice(fields.indexOf(field) + 1).find((other) => other.tabIndex >= 0);
}

if (form) {
    form.addEventListener("input", (event) => {
        if (outs().includes(event.target)) {
            ask(event.target);
        }
    });
    form.addEventListener("keydown", (event) => {
        if (event.key !== "Enter" || event.isComposing || !event.target.matches("input")) {
            return;
        }
        const following = next(event.target);
        if (following && !event.ctrlKey) {
            event.preventDefault();
            following.focus();
            following.select();
        }
    });
    outs().forEach(ask);
}
