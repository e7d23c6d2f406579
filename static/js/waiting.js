// On every page: whether results wait on this phone. Hardly ever any do, so what shows them is loaded only then.

/** What says so, and where earlier versions kept them. */
const AREAS = ["lastcard.waits", "lastcard.at."];

function anyWait() {
    try {
        return Object.keys(localStorage).some((name) => AREAS.some((area) => name.startsWith(area)));
    } catch {
        return false;
    }
}

if (anyWait()) import("./waiting-notice.js");
