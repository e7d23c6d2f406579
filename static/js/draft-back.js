// What was typed into the form of a tournament, for whoever comes back to it by the browser's Back. It stays in this tab, and is gone
// with it: browsers are told to keep nothing of this form by themselves.

/** Under which name it stands: each form has its own. */
const place = () => `form ${location.pathname}`;

/** Keeps what is sent. */
export function keep(form) {
    form.addEventListener("submit", () => {
        const kept = [...new FormData(form)].filter(([, value]) => typeof value === "string");
        sessionStorage.setItem(place(), JSON.stringify(kept));
    });
}

/** What was sent from here, where the browser has come back to it. */
export function kept() {
    const [visit] = performance.getEntriesByType("navigation");
    const found = visit?.type === "back_forward" ? sessionStorage.getItem(place()) : null;
    return found ? JSON.parse(found) : null;
}

/** Fills it in. Which state of a draft it was based on is another one by now. */
export function fillIn(form, pairs) {
    const has = (name, value) => pairs.some(([one, other]) => one === name && other === value);
    for (const field of form.elements) {
        if (!field.name || field.name === "revision" || field.localName === "button") continue;
        if (field.type === "checkbox" || field.type === "radio") field.checked = has(field.name, field.value);
        else field.value = pairs.find(([name]) => name === field.name)?.[1] ?? field.value;
    }
}
