// Buttons that share a page: through the device's share sheet, or as text to paste.

const buttons = "[data-share], [data-copy], [data-copy-code]";

function show() {
    for (const button of document.querySelectorAll(buttons)) {
        button.hidden = "share" in button.dataset && !navigator.share;
    }
    // The page may have been rendered for a visitor who uses another address of the service.
    for (const code of document.querySelectorAll("[data-snippet]")) {
        code.textContent = code.textContent.replace(/https?:\/\/[^/"]+(?=\/t\/)/, location.origin);
    }
}

/** Copies a text to the clipboard. */
async function copy(text) {
    try {
        await navigator.clipboard.writeText(text);
    } catch {
        // Over plain HTTP, only the old interface is available.
        copyOld(text);
    }
}

function copyOld(text) {
    const field = document.createElement("textarea");
    field.value = text;
    field.className = "visually-hidden";
    document.body.append(field);
    field.select();
    const done = document.execCommand("copy");
    field.remove();
    if (!done) throw new Error("not copied");
}

async function press(button) {
    const { share, copy: path, title } = button.dataset;
    if (share) return navigator.share({ title, url: new URL(share, location) });
    const code = button.closest("details")?.querySelector("[data-snippet]");
    await copy(path ? new URL(path, location).href : code.textContent);
    const line = button.closest("[data-copied]");
    const said = line.querySelector("[role=status]");
    said.textContent = line.dataset.copied;
    setTimeout(() => (said.textContent = ""), 4000);
}

document.addEventListener("click", (event) => {
    const button = event.target.closest(buttons);
    // Closing the device's share sheet is a change of mind, not a failure.
    if (button) press(button).catch(() => {});
});

// On a page refreshed by live.js, the buttons are hidden again.
document.addEventListener("fresh", show);
show();
