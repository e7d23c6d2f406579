// The part of a page that shows the current state. A new version arrives as an event, or is fetched.

import { Behind, checked, fetched, parsed } from "./answer.js";
import { gliding } from "./moving.js";
import { replace } from "./replace.js";

const area = () => document.getElementById("live");

/** Returns the address of this page's stream. */
export const stream = () => area()?.dataset.stream;

/** Handles an event. Its first line is the service's version; the rest is the new content, or is empty if the page has to fetch it. */
export async function told(data) {
    const [version, ...part] = data.split("\n");
    if (version === area().dataset.version) return;
    if (part.length === 0) await look();
    else show(parsed(part.join("\n")));
}

/** Brings the page up to date. An answer other than this page (a login, an error, a proxy's own page) is never shown. */
export async function look() {
    const { answer, html } = await fetched(location.href);
    const onward = area().querySelector("[data-onward]")?.dataset.onward;
    if (answer.redirected && onward && new URL(answer.url).pathname.startsWith(onward))
        return location.replace(answer.url);
    checked(answer, "text/html");
    return show(parsed(html), { headers: answer.headers, html });
}

/** Replaces the shown part by a new version. `detail` is the answer, if it was a whole page. */
function show(page, detail = null) {
    const fresh = page.getElementById("live");
    if (fresh?.dataset.stream !== stream()) throw new Behind("lost");
    if (!gliding(() => replace(area(), fresh))) throw new Behind("changed");
    document.title = page.title;
    area().dispatchEvent(new CustomEvent("fresh", { bubbles: true, detail }));
}
