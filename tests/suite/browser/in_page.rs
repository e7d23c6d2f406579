//! Scripts that find, read and choose what is on a page.

/// Finds the first thing to be seen at a selector, brings it into view, and gives back its middle; nothing while it is
/// not there, or covered by something else.
pub(super) const AIM: &str = "
    const thing = [...document.querySelectorAll(arguments[0])].find((e) => e.getClientRects().length > 0);
    if (!thing) return null;
    thing.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const box = thing.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const hit = document.elementFromPoint(x, y);
    return hit && (thing.contains(hit) || hit.contains(thing)) ? [x, y] : null;
";

/// Holds the first thing to be seen at a selector with a finger that came down at a point of the screen; false where something else is there.
pub(super) const HOLD: &str = "
    const [css, x, y] = arguments;
    const thing = [...document.querySelectorAll(css)].find((e) => e.getClientRects().length > 0);
    const hit = document.elementFromPoint(Number(x), Number(y));
    if (!thing || !hit || !(thing.contains(hit) || hit.contains(thing))) return false;
    window.tap?.off();
    const tap = { thing, clicks: false, misses: false };
    const note = (click) => {
        if (thing.contains(click.target) || click.target.contains(thing)) {
            tap.clicks = true;
            return;
        }
        tap.misses = true;
        click.preventDefault();
        click.stopImmediatePropagation();
    };
    tap.off = () => document.removeEventListener('click', note, { capture: true });
    document.addEventListener('click', note, { capture: true, once: true });
    window.tap = tap;
    return true;
";

/// Says what came of the finger's going up: true once the page was clicked, or has given way to another one; false where what was held
/// was taken away under the finger, or something else came there, which is not clicked then; nothing as long as neither is known.
pub(super) const TAPPED: &str = "
    if (!window.tap || window.tap.clicks) return true;
    return window.tap.misses || !window.tap.thing.isConnected ? false : null;
";

/// The visible text of the first thing at a selector, as a person reads it: a row of a table on a line.
pub(super) const TEXT: &str = "
    const thing = document.querySelector(arguments[0]);
    if (!thing?.checkVisibility({ visibilityProperty: true })) return '';
    return (thing.innerText ?? thing.textContent).replace(/[ \\t\\u00a0]+/g, ' ').replace(/ ?\\n[\\n ]*/g, '\\n').trim();
";

/// Selects what a field holds in which the keyboard has come to be.
pub(super) const SELECT: &str = "
    const field = document.activeElement, is = field?.matches(arguments[0]);
    if (is) field.select();
    return is === true;
";

/// Chooses a value of a list, where the list is there and has it.
pub(super) const CHOOSE: &str = "
    const list = [...document.querySelectorAll(arguments[0])].find((e) => e.getClientRects().length > 0 && !e.disabled);
    if (![...(list?.options ?? [])].some((option) => option.value === arguments[1])) return false;
    list.focus();
    list.value = arguments[1];
    for (const kind of ['input', 'change']) list.dispatchEvent(new Event(kind, { bubbles: true }));
    return true;
";
