// Lets visitors choose a file instead of pasting its text. The text appears in the field before it is sent.

for (const field of document.querySelectorAll("[data-reads-file]")) {
    const text = field.querySelector("textarea");
    const chooser = document.createElement("input");
    chooser.type = "file";
    chooser.accept = "application/json,.json";
    chooser.setAttribute("aria-label", field.dataset.readsFile);
    chooser.addEventListener("change", async () => {
        const [file] = chooser.files;
        if (file) text.value = await file.text();
    });
    text.before(chooser);
}
