// The part of a page that shows how things stand: fetched again when the service tells another version of it.

import { replace } from "./replace.js";
import { Behind, checked, fetched } from "./stream.js";

const area = () => document.getElementById("live");

/** Where the stream of this page is. */
export const stream = () => area()?.dataset.stream;

/** The service is at this version. */
export async function told(version) {
    if (version !== area().dataset.version) await look();
}

/** Brings the page up to date. An answer that is not this page (a log-in, an error, a proxy's own) is never put in place. */
export async function look() {
    const { answer, html } = await fetched(location.href);
    const onward = area().querySelector("[data-onward]")?.dataset.onward;
    if (answer.redirected && onward && new URL(answer.url).pathname.startsWith(onward)) return location.replace(answer.url);
    checked(answer, "text/html");
    const page = new DOMParser().parseFromString(html, "text/html");
    const fresh = page.getElementById("live");
    if (fresh?.dataset.stream !== stream()) throw new Behind("lost");
    if (!replace(area(), fresh)) throw new Behind("changed");
    document.title = page.title;
    area().dispatchEvent(new Event("fresh", { bubbles: true }));
    return undefined;
}
