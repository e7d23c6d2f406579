// Checks the service's answers: whether one is what was requested, and if not, why not.

/** Time limit for an answer, in milliseconds; for a stream, the limit for its first bytes. */
export const PATIENCE = 15_000;
/** Longest delay accepted from a Retry-After header, in milliseconds. */
const LONGEST = 600_000;

/** An error that says why a page cannot be brought up to date: "lost" (no valid answer), "out" (nobody is logged in any more), "gone", or
 * "changed" (the new page would discard what the visitor typed). */
export class Behind extends Error {
    constructor(why, after = 0) {
        super(why);
        this.why = why;
        /** Milliseconds to wait before the next request. */
        this.after = after;
    }
}

/** Returns the answer if it has this media type; throws `Behind` otherwise. */
export function checked(answer, type) {
    const led = answer.redirected ? new URL(answer.url).pathname : "";
    if (answer.status === 401 || led === "/login" || led === "/setup") throw new Behind("out");
    if (answer.status === 404 || answer.status === 410) throw new Behind("gone");
    const is = answer.headers.get("content-type") ?? "";
    if (!answer.ok || !is.startsWith(type)) throw new Behind("lost", retryAfter(answer));
    return answer;
}

/** Returns true if the request must be repeated: the service or its database is unavailable, the rest of the request did not arrive in
 * time, or the service accepts no more requests at present. */
export function isToBeSentAgain({ status }) {
    return status >= 500 || status === 408 || status === 429;
}

/** Fetches a page. Its text is empty if the status is not a success. */
export async function fetched(address) {
    const answer = await fetch(address, { cache: "no-cache", signal: AbortSignal.timeout(PATIENCE) });
    return { answer, html: answer.ok ? await answer.text() : "" };
}

/** Returns the delay in milliseconds from a Retry-After header, which gives seconds or a date. */
function retryAfter(answer) {
    const said = answer.headers.get("retry-after")?.trim() ?? "";
    const wait = /^\d+$/.test(said) ? Number(said) * 1_000 : Date.parse(said) - Date.now();
    return Math.min(Math.max(wait || 0, 0), LONGEST);
}

/** Parses the page in an answer. */
export function parsed(html) {
    return new DOMParser().parseFromString(html, "text/html");
}
