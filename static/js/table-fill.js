// Sentences with gaps: the wording comes from the server, and the values counted on the phone are filled in.

/** Puts values into the gaps of a sentence. */
export function fill(sentence, values) {
    return sentence.replace(/\{(\w+)\}/g, (gap, key) => values[key] ?? gap);
}
