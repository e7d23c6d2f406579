// Sentences with gaps: the words come from the server, what is counted on the phone goes into them.

/** Puts values into the gaps of a sentence. */
export function fill(sentence, values) {
    return sentence.replace(/\{(\w+)\}/g, (gap, key) => values[key] ?? gap);
}
