// Checks that the cards of a hand follow from its seed, as docs/file.md describes.
import { sha256 } from "./sha256.js";

/**
 * Returns the verdict on a hand log: "right", "wrong", or "deck" if only the deck could be checked. Knowing the cards of a reshuffled pile
 * requires the rules (a challenge may return a card to its player, R-WD4-5).
 */
export function verdict(log) {
    const seed = Uint8Array.from(log.seed.match(/../g), (digits) => parseInt(digits, 16));
    if (hex(sha256(seed)) !== log.commitment) {
        return "wrong";
    }
    const inOrder = [...log.deck].sort((one, other) => order(one) - order(other));
    if (!same(shuffled(inOrder, seed, 0), log.deck)) {
        return "wrong";
    }
    const challenged = log.moves.some((move) => move.move === "challenge");
    let number = 0;
    for (const pile of piles(log)) {
        const next = log.reshuffles[number];
        number += 1;
        if (!same(shuffled(pile, seed, number), next)) {
            return sameCards(pile, next) && !challenged ? "wrong" : "deck";
        }
    }
    return "right";
}

/** Yields each pile as it was before a reshuffle, bottom card first. */
function* piles({ deck, seats, moves, reshuffles }) {
    const laid = moves.flatMap(cardsOf);
    let [turned, discards] = [null, null];
    for (const next of reshuffles) {
        const rest = turned ?? deck.slice(deck.length - next.length);
        if (!discards && sameCards(rest, next)) {
            // The first card was not allowed to start the hand, and went back on top.
            yield [...rest].reverse();
            turned = next;
            continue;
        }
        if (!discards) {
            // The rules determine whether six or seven cards each are dealt, so both are tried.
            const starts = turned ? [turned[0]] : [6, 7].map((each) => deck[each * seats.length]);
            const start = starts.find((card) => sameCards([card, ...laid].slice(0, next.length), next));
            discards = start ? [start, ...laid] : [];
        }
        yield discards.splice(0, next.length);
    }
}

/** Returns the cards laid by a move, in order. */
function cardsOf(move) {
    switch (move.move) {
        case "play":
        case "deflect":
        case "jump":
            return [move.card];
        case "pair":
            return [move.card, move.card];
        case "dump":
            return move.cards;
        default:
            return [];
    }
}

/** Yields the numbers of the generator, each below 2 to the power of 32. */
function* numbers(seed, shuffle) {
    for (let counter = 0; ; counter += 1) {
        const block = new Uint8Array(40);
        block.set(seed);
        const view = new DataView(block.buffer);
        view.setUint32(32, shuffle);
        view.setUint32(36, counter);
        const words = new DataView(sha256(block).buffer);
        for (let at = 0; at < 32; at += 4) {
            yield words.getUint32(at);
        }
    }
}

/** Shuffles a pile given bottom card first; returns it top card first. */
function shuffled(pile, seed, shuffle) {
    const cards = [...pile];
    const drawn = numbers(seed, shuffle);
    for (let n = cards.length; n > 1; n -= 1) {
        let product = 0;
        do {
            product = drawn.next().value * n;
        } while (product % 2 ** 32 < 2 ** 32 % n);
        const place = Math.floor(product / 2 ** 32);
        [cards[n - 1], cards[place]] = [cards[place], cards[n - 1]];
    }
    return cards.reverse();
}

const FACES = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "D2", "REV", "SKIP"];
const BLACK = ["W", "WD4", "BLANK"];
const order = (card) =>
    BLACK.includes(card) ? 100 + BLACK.indexOf(card) : "RBGY".indexOf(card[0]) * 20 + FACES.indexOf(card.slice(1));
const hex = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
const same = (one, other) => one.join() === other.join();
const sameCards = (one, other) => same([...one].sort(), [...other].sort());
