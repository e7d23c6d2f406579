// Single keys for what an organiser does again and again. A key stands on the element itself (`aria-keyshortcuts`), so that screen readers
// announce it, and disappears with it. No key works while somebody types, chooses from a list or holds a modifier.

/** Name of the setting that switches the keys off: people who dictate would press them by speaking. */
const OFF = "keys-off";

const dialog = document.getElementById("shortcuts");
const toggle = document.getElementById("shortcuts-on");

/** Reads the setting; without storage, the keys are on. */
function isOff() {
    try {
        return localStorage.getItem(OFF) !== null;
    } catch {
        return false;
    }
}

function keep(off) {
    try {
        if (off) localStorage.setItem(OFF, "1");
        else localStorage.removeItem(OFF);
    } catch {
        // Without storage, the choice holds until the page is left.
    }
}

const isTyping = (element) => element.matches?.("input, select, textarea, [contenteditable]");

/** Returns the visible element with this key. */
function target(key) {
    const all = [...document.querySelectorAll("[aria-keyshortcuts]")];
    return all.find(
        (one) => one.getAttribute("aria-keyshortcuts").split(" ").includes(key) && one.getClientRects().length > 0,
    );
}

/** Opens a window by its id. */
export function open(id) {
    const window = document.getElementById(id);
    if (!window || document.querySelector("dialog[open]")) return;
    window.showModal();
    window.dispatchEvent(new Event("opened"));
}

document.documentElement.classList.add("has-keys");
toggle.checked = !isOff();
toggle.addEventListener("change", () => keep(!toggle.checked));

document.addEventListener("click", (event) => {
    const opener = event.target.closest("[data-opens]");
    if (opener) open(opener.dataset.opens);
    // A click beside a window closes it.
    else if (event.target.matches("dialog[open]") && isBeside(event)) event.target.close();
});

function isBeside({ target: window, clientX, clientY }) {
    const box = window.getBoundingClientRect();
    return clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom;
}

document.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.isComposing || event.repeat) return;
    if ((event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === "k") {
        event.preventDefault();
        return open("finder");
    }
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    if (document.querySelector("dialog[open]") || (!toggle.checked && event.key !== "?")) return;
    const found = target(event.key);
    if (!found) return;
    event.preventDefault();
    if (found.matches("input")) found.focus();
    else found.click();
});

dialog.addEventListener("close", () =>
    document.querySelector("[data-opens=shortcuts]")?.focus({ preventScroll: true }),
);
