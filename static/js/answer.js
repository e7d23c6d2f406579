// What the service answers: whether it is what was asked for, and if not, why not.

/** How long an answer may take to begin, in milliseconds. */
export const PATIENCE = 15_000;
/** A Retry-After is heeded up to this, in milliseconds. */
const LONGEST = 600_000;

/** Why a page does not follow: "lost", "out" (nobody is logged in any more), "gone", or "changed" (there is something new that would
 * take away what the visitor typed). */
export class Behind extends Error {
    constructor(why, after = 0) {
        super(why);
        this.why = why;
        /** Milliseconds in which nobody is to ask again. */
        this.after = after;
    }
}

/** Passes an answer of this media type, and only that. */
export function checked(answer, type) {
    const led = answer.redirected ? new URL(answer.url).pathname : "";
    if (answer.status === 401 || led === "/login" || led === "/setup") throw new Behind("out");
    if (answer.status === 404 || answer.status === 410) throw new Behind("gone");
    const is = answer.headers.get("content-type") ?? "";
    if (!answer.ok || !is.startsWith(type)) throw new Behind("lost", retryAfter(answer));
    return answer;
}

/** Whether what was sent is to be sent again: the service or its database is away, it waited in vain for the rest of it, or it takes
 * nothing at present. */
export function isToBeSentAgain({ status }) {
    return status >= 500 || status === 408 || status === 429;
}

/** Fetches a page, or fails as Behind in the end. */
export async function fetched(address) {
    const answer = await fetch(address, { cache: "no-cache", signal: AbortSignal.timeout(PATIENCE) });
    return { answer, html: answer.ok ? await answer.text() : "" };
}

/** Seconds, or a date. */
function retryAfter(answer) {
    const said = answer.headers.get("retry-after")?.trim() ?? "";
    const wait = /^\d+$/.test(said) ? Number(said) * 1_000 : Date.parse(said) - Date.now();
    return Math.min(Math.max(wait || 0, 0), LONGEST);
}

/** The page that stands in an answer. */
export function parsed(html) {
    return new DOMParser().parseFromString(html, "text/html");
}
