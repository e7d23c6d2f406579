// A group of buttons that is one tab stop: the arrow keys lead through it, as in a toolbar.

/** Makes the buttons of a group that match the selector one tab stop. */
export function rove(group, selector) {
    const all = () => [...group.querySelectorAll(selector)];
    const stopAt = (one) => {
        for (const other of all()) other.tabIndex = other === one ? 0 : -1;
    };
    stopAt(all()[0]);
    group.addEventListener("focusin", ({ target }) => target.matches(selector) && stopAt(target));
    group.addEventListener("keydown", (event) => {
        const buttons = all();
        const at = buttons.indexOf(event.target);
        if (at < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
        const goal = buttons[next(event.key, at, buttons)];
        if (!goal) return;
        event.preventDefault();
        goal.focus();
    });
}

/** Returns the index that an arrow key leads to; undefined for other keys, and at an edge. */
function next(key, at, buttons) {
    const isRightToLeft = getComputedStyle(buttons[at]).direction === "rtl";
    const step = { ArrowRight: isRightToLeft ? -1 : 1, ArrowLeft: isRightToLeft ? 1 : -1 }[key];
    if (step) return at + step;
    const line = columns(buttons);
    return { ArrowDown: at + line, ArrowUp: at - line, Home: 0, End: buttons.length - 1 }[key];
}

/** Counts the buttons in the first line. */
function columns(buttons) {
    const [{ offsetTop }] = buttons;
    return buttons.filter((button) => button.offsetTop === offsetTop).length;
}
