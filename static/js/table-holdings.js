// What stands in the form of a hand: who went out, whose holdings are asked for, and what is in them. The fields are the one truth.

const number = new Intl.NumberFormat(document.documentElement.lang);

/** A number as it is written in the language of the page. */
export const written = (value) => number.format(value);
/** The zeros of the digits that people here type beside 0 to 9, as src/view/numbers.rs has them. */
const ZEROS = [0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0660, 0x06f0, 0xff10];
const digit = (character) => {
    const values = ZEROS.map((zero) => character.charCodeAt(0) - zero);
    return String(values.find((value) => value >= 0 && value < 10) ?? character);
};
/** What a field says, in the digits that programs read. */
export const inDigits = (field) => field.value.trim().replace(/\p{Nd}/gu, digit);
/** A number whose thousands are set apart, as src/view/numbers.rs has it. */
const GROUPED = /^\d{1,3}(?:[,. '’\u00a0\u202f]\d{3})+\.?$/;
/** The number in a field, 0 where it is empty. */
export const count = (field) => {
    const typed = inDigits(field);
    return Number.parseInt(GROUPED.test(typed) ? typed.replace(/\D/g, "") : typed, 10) || 0;
};
/** The number fields of a holding, one a face. */
export const fields = (holding) => [...holding.querySelectorAll("input[data-face]")];
/** The field for the points as a whole, in place of the cards. */
export const totalField = (holding) => holding.querySelector(".total input");
/** The field of who went out, once it is chosen. */
export const out = (form) => form.querySelector('[name="out"]:checked');
/** Whether everybody's holding is entered, because nobody ends the hand by going out. */
export const wantsAll = (form) => form.dataset.says !== undefined;
export const isCounted = (holding) => fields(holding).some((field) => count(field) > 0);
export const isFilled = (holding) => isCounted(holding) || totalField(holding).value.trim() !== "";
export const isAsked = (form, holding) =>
    wantsAll(form) || (holding.dataset.asked ?? "").split(" ").includes(out(form)?.dataset.seat);
/** The holdings that are asked for. */
export const asked = (form) => [...form.querySelectorAll(".holding")].filter((holding) => isAsked(form, holding));

/** Whether somebody has begun to fill in this form. */
export function touched(form) {
    const fields = [...form.querySelectorAll(".holding input, .order input, .penalty select, .penalty input")];
    return Boolean(out(form)) || fields.some((field) => field.value !== "");
}

/** The cards of a face in all holdings that are asked for: the deck has only so many. */
export function inDeck(form, face) {
    return asked(form)
        .flatMap(fields)
        .filter((field) => field.dataset.face === face)
        .reduce((sum, field) => sum + count(field), 0);
}

/** What a holding counts. */
export function points(holding) {
    if (totalField(holding).value.trim() !== "") return count(totalField(holding));
    return fields(holding).reduce((sum, field) => sum + count(field) * Number(field.dataset.points), 0);
}

/** What several holdings count together. */
export const pointsOf = (holdings) => holdings.reduce((sum, holding) => sum + points(holding), 0);
