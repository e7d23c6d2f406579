// The content of the form of a hand: who went out, whose holdings are needed, and their cards. The fields are the only source of truth.

const number = new Intl.NumberFormat(document.documentElement.lang);

/** Formats a number in the language of the page. */
export const written = (value) => number.format(value);
/** Zeros of the digits that are accepted besides 0 to 9, as in src/web/ui/numbers.rs. */
const ZEROS = [0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0660, 0x06f0, 0xff10];
const digit = (character) => {
    const values = ZEROS.map((zero) => character.charCodeAt(0) - zero);
    return String(values.find((value) => value >= 0 && value < 10) ?? character);
};
/** Returns the value of a field in ASCII digits. */
export const inDigits = (field) => field.value.trim().replace(/\p{Nd}/gu, digit);
/** A number with grouped thousands, as in src/web/ui/numbers.rs. */
const GROUPED = /^\d{1,3}(?:[,. '’\u00a0\u202f]\d{3})+\.?$/;
/** Returns the number in a field; 0 if it is empty. */
export const count = (field) => {
    const typed = inDigits(field);
    return Number.parseInt(GROUPED.test(typed) ? typed.replace(/\D/g, "") : typed, 10) || 0;
};
/** Returns the number fields of a holding, one for each face. */
export const fields = (holding) => [...holding.querySelectorAll("input[data-face]")];
/** Returns the field for the total points, which replaces the cards. */
export const totalField = (holding) => holding.querySelector(".total input");
/** Returns the selected field of the player who went out, if any. */
export const out = (form) => form.querySelector('[name="out"]:checked');
/** Returns true if everybody's holding is needed, because the hand does not end when somebody goes out. */
export const wantsAll = (form) => form.dataset.says !== undefined;
export const isCounted = (holding) => fields(holding).some((field) => count(field) > 0);
export const isFilled = (holding) => isCounted(holding) || totalField(holding).value.trim() !== "";
export const isAsked = (form, holding) =>
    wantsAll(form) || (holding.dataset.asked ?? "").split(" ").includes(out(form)?.dataset.seat);
/** Returns the holdings that are needed. */
export const asked = (form) => [...form.querySelectorAll(".holding")].filter((holding) => isAsked(form, holding));

/** Returns true if somebody has begun to fill in this form. */
export function touched(form) {
    const fields = [...form.querySelectorAll(".holding input, .order input, .penalty select, .penalty input")];
    return Boolean(out(form)) || fields.some((field) => field.value !== "");
}

/** Counts the cards of a face in all needed holdings: the deck has only so many. */
export function inDeck(form, face) {
    return asked(form)
        .flatMap(fields)
        .filter((field) => field.dataset.face === face)
        .reduce((sum, field) => sum + count(field), 0);
}

/** Returns the points of a holding. */
export function points(holding) {
    if (totalField(holding).value.trim() !== "") return count(totalField(holding));
    return fields(holding).reduce((sum, field) => sum + count(field) * Number(field.dataset.points), 0);
}

/** Sums the points of several holdings. */
export const pointsOf = (holdings) => holdings.reduce((sum, holding) => sum + points(holding), 0);
