// SHA-256 (FIPS 180-4): over plain HTTP, as in most halls, a browser has no crypto.subtle.

const primes = [];
for (let number = 2; primes.length < 64; number += 1) {
    if (primes.every((prime) => number % prime !== 0)) {
        primes.push(number);
    }
}
const fraction = (number) => Math.floor((number - Math.floor(number)) * 2 ** 32);
const ROUNDS = primes.map((prime) => fraction(Math.cbrt(prime)));
const START = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const turn = (word, by) => (word >>> by) | (word << (32 - by));

/** The hash of some bytes, as 32 bytes. */
export function sha256(bytes) {
    const padded = new Uint8Array(64 * (1 + ((bytes.length + 8) >> 6)));
    padded.set(bytes);
    padded[bytes.length] = 0x80;
    const message = new DataView(padded.buffer);
    message.setUint32(padded.length - 4, bytes.length * 8);
    const hash = [...START];
    for (let block = 0; block < padded.length; block += 64) {
        mix(hash, schedule(message, block));
    }
    const answer = new DataView(new ArrayBuffer(32));
    hash.forEach((word, place) => answer.setUint32(place * 4, word));
    return new Uint8Array(answer.buffer);
}

function schedule(message, block) {
    const words = Array.from({ length: 16 }, (_, place) => message.getUint32(block + place * 4));
    for (let place = 16; place < 64; place += 1) {
        const [early, late] = [words[place - 15], words[place - 2]];
        const one = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
        const other = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
        words.push((words[place - 16] + one + words[place - 7] + other) >>> 0);
    }
    return words;
}

function mix(hash, words) {
    let [a, b, c, d, e, f, g, h] = hash;
    words.forEach((word, round) => {
        const first = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + ROUNDS[round] + word) | 0;
        const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
        [a, b, c, d, e, f, g, h] = [(first + second) | 0, a, b, c, (d + first) | 0, e, f, g];
    });
    [a, b, c, d, e, f, g, h].forEach((word, place) => {
        hash[place] = (hash[place] + word) >>> 0;
    });
}
