// A button that prints the page. Without scripts, the browser's own command has to be used.
function show() {
    for (const button of document.querySelectorAll("[data-print]")) {
        button.hidden = false;
    }
}

document.addEventListener("click", (event) => {
    if (event.target.closest("[data-print]")) {
        print();
    }
});

// On a page refreshed by live.js, the button is hidden again.
document.addEventListener("fresh", show);
show();
