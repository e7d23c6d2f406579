// A button that prints the page. Without scripts the browser's own command does.
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

// A page that live.js fetched anew has its button hidden again.
document.addEventListener("fresh", show);
show();
