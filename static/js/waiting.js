// Checks on every page whether results wait on this phone. They hardly ever do, so the script that shows them is loaded only then.

/** Names in local storage of the hint that entries may be waiting, and of entries kept by earlier versions. */
const AREAS = ["lastcard.waits", "lastcard.at."];

function anyWait() {
    try {
        return Object.keys(localStorage).some((name) => AREAS.some((area) => name.startsWith(area)));
    } catch {
        return false;
    }
}

if (anyWait()) import("./waiting-notice.js");
