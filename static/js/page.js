// The part of a page that shows how things stand: it comes with the news of another version, or is fetched again.

import { Behind, checked, fetched, parsed } from "./answer.js";
import { gliding } from "./moving.js";
import { replace } from "./replace.js";

const area = () => document.getElementById("live");

/** Where the stream of this page is. */
export const stream = () => area()?.dataset.stream;

/** The service is at the version in the first line; what the page shows then stands behind it, unless the page may have it. */
export async function told(data) {
    const [version, ...part] = data.split("\n");
    if (version === area().dataset.version) return;
    if (part.length === 0) await look();
    else show(parsed(part.join("\n")));
}

/** Brings the page up to date. An answer that is not this page (a log-in, an error, a proxy's own) is never put in place. */
export async function look() {
    const { answer, html } = await fetched(location.href);
    const onward = area().querySelector("[data-onward]")?.dataset.onward;
    if (answer.redirected && onward && new URL(answer.url).pathname.startsWith(onward))
        return location.replace(answer.url);
    checked(answer, "text/html");
    return show(parsed(html), { headers: answer.headers, html });
}

/** Puts what is new in place of what is shown; `detail` is the answer, where it was a whole page. */
function show(page, detail = null) {
    const fresh = page.getElementById("live");
    if (fresh?.dataset.stream !== stream()) throw new Behind("lost");
    if (!gliding(() => replace(area(), fresh))) throw new Behind("changed");
    document.title = page.title;
    area().dispatchEvent(new CustomEvent("fresh", { bubbles: true, detail }));
}
