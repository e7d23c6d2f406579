// A half-entered hand survives a reload, or a tab that the phone has unloaded. It is stored by hand and by the revision that its form is
// based on, and dropped once it is saved or the hand has been recorded elsewhere.

const DRAFTS = "lastcard.draft.";
const FIXED = ["slot", "based_on", "entry_key"];

/** The half-entered hands of one table. */
export class Drafts {
    #prefix;

    constructor({ tournament, table }) {
        this.#prefix = `${DRAFTS}${tournament}.${table}.`;
    }

    /** Stores the content of a form. */
    keep(form) {
        const filled = [...form.elements].filter(
            (field) => field.name && field.tagName !== "BUTTON" && !FIXED.includes(field.name),
        );
        const pairs = filled.filter((field) => field.value !== "" && (field.type !== "radio" || field.checked));
        const text = new URLSearchParams(pairs.map((field) => [field.name, field.value])).toString();
        try {
            if (text) localStorage.setItem(this.#name(form), text);
            else localStorage.removeItem(this.#name(form));
        } catch {
            // In a private window or on a full phone, it lasts as long as the page.
        }
    }

    /** Restores stored content in a form of the same hand. */
    restore(form) {
        try {
            fillIn(form, new URLSearchParams(localStorage.getItem(this.#name(form)) ?? ""));
        } catch {
            // Nothing readable is stored.
        }
    }

    drop(form) {
        this.#drop(this.#name(form));
    }

    /** Drops the hands that have been recorded, and those whose form is based on a different revision by now. */
    prune(forms, recorded) {
        const isOver = (slot, basedOn) =>
            recorded.includes(slot) ||
            forms.some(({ elements }) => elements.slot.value === slot && elements.based_on.value !== basedOn);
        try {
            for (const name of Object.keys(localStorage).filter((one) => one.startsWith(this.#prefix))) {
                const [, slot, basedOn] = name.slice(this.#prefix.length).match(/^(.*)\.(\d+)$/) ?? [];
                if (isOver(slot, basedOn)) this.#drop(name);
            }
        } catch {
            // Nothing is stored.
        }
    }

    #name(form) {
        return `${this.#prefix}${form.elements.slot.value}.${form.elements.based_on.value}`;
    }

    #drop(name) {
        try {
            localStorage.removeItem(name);
        } catch {
            // Without local storage, it was never stored.
        }
    }
}

/** Fills in the fields of a form, and unfolds those that are hidden. Values without a field are skipped. */
export function fillIn(form, pairs) {
    for (const [name, value] of pairs) {
        const fields = [...form.elements].filter((field) => field.name === name && field.tagName !== "BUTTON");
        const field = fields.find((one) => one.type !== "radio" || one.value === value);
        if (!field || FIXED.includes(name)) continue;
        if (field.type === "radio") field.checked = true;
        else field.value = value;
        for (let fold = field.closest("details"); fold; fold = fold.parentElement.closest("details")) fold.open = true;
    }
}
