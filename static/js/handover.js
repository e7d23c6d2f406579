// Moves a table to another phone: the entries waiting on this one travel in the address, drawn as a QR code for the other phone to scan.
// This phone needs no signal for it.

import { generate } from "./vendor/lean-qr.js";
import { fill } from "./table-fill.js";

const MARK = "#takes=";
/** More entries than anybody makes without a signal. A forged link could contain any number. */
const MOST = 100;
const SVG = "http://www.w3.org/2000/svg";
/** Properties of an entry that are handed over. */
const PARTS = ["key", "body", "slot", "what", "area"];

/** Returns the address of this table, including the waiting entries. */
async function addressWith(entries) {
    const text = JSON.stringify(entries.map((entry) => PARTS.map((part) => entry[part] ?? null)));
    const small = await through(new CompressionStream("deflate-raw"), new TextEncoder().encode(text));
    const written = btoa(String.fromCharCode(...small));
    const inAddress = written.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
    return `${location.origin}${location.pathname}${MARK}${inAddress}`;
}

/** Returns the entries in the address; none if it was not created by this script. */
async function brought() {
    try {
        const written = location.hash.slice(MARK.length).replaceAll("-", "+").replaceAll("_", "/");
        const small = Uint8Array.from(atob(written), (letter) => letter.charCodeAt(0));
        const text = new TextDecoder().decode(await through(new DecompressionStream("deflate-raw"), small));
        const entries = JSON.parse(text).map((values) =>
            Object.fromEntries(PARTS.map((part, at) => [part, values[at]])),
        );
        const isEntry = ({ key, body, slot, what }) => [key, body, slot, what].every((one) => typeof one === "string");
        return entries.filter(isEntry).slice(0, MOST);
    } catch {
        return [];
    }
}

async function through(stream, bytes) {
    const out = new Blob([bytes]).stream().pipeThrough(stream);
    return new Uint8Array(await new Response(out).arrayBuffer());
}

/** Draws an address as a QR code. Throws if it is too long. */
function drawn(address) {
    const code = generate(address);
    const picture = document.createElementNS(SVG, "svg");
    picture.setAttribute("viewBox", `-4 -4 ${code.size + 8} ${code.size + 8}`);
    const path = document.createElementNS(SVG, "path");
    const places = [...Array(code.size * code.size).keys()].map((at) => [at % code.size, Math.floor(at / code.size)]);
    const dark = places.filter(([x, y]) => code.get(x, y));
    path.setAttribute("d", dark.map(([x, y]) => `M${x} ${y}h1v1h-1z`).join(""));
    picture.append(path);
    return picture;
}

/** Shows the code of this table, including the entries waiting here. */
export async function show(fold, outbox) {
    const { entries } = outbox;
    const address = await addressWith(entries);
    const says = fold.querySelector(".handover-says");
    says.textContent = entries.length > 0 ? fill(says.dataset.waiting, { count: entries.length }) : "";
    fold.querySelector("[data-copy]").dataset.copy = address;
    fold.querySelector(".handover-done").hidden = entries.length === 0;
    if (entries.length === 0) return;
    try {
        fold.querySelector(".qr").replaceChildren(drawn(address));
    } catch {
        says.textContent += ` ${says.dataset.tooMuch}`;
        fold.querySelector(".qr").hidden = true;
    }
}

/** Asks whether to take over the entries in the address; passes them to `take` if so. */
export async function offer(fold, take) {
    const entries = await brought();
    history.replaceState(null, "", location.pathname);
    if (entries.length === 0) return;
    const notice = fold.querySelector("template").content.firstElementChild.cloneNode(true);
    notice.querySelector("ul").append(
        ...entries.map(({ what }) => {
            const line = document.createElement("li");
            line.textContent = what;
            return line;
        }),
    );
    notice.querySelector("button").addEventListener("click", () => {
        notice.remove();
        take(entries);
    });
    document.getElementById("main").prepend(notice);
}
