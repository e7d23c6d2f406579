//! Scripts that find, read and choose elements of a page.

/// Scrolls the first visible match of a selector into view and returns its centre, or null if there is none, something
/// else covers it, or the page has not been painted yet: until then Chromium drops touches, and nobody sees a target.
pub(super) const AIM: &str = "
    if (performance.getEntriesByType('paint').length === 0) return null;
    const thing = [...document.querySelectorAll(arguments[0])].find((e) => e.getClientRects().length > 0);
    if (!thing) return null;
    thing.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const box = thing.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const hit = document.elementFromPoint(x, y);
    return hit && (thing.contains(hit) || hit.contains(thing)) ? [x, y] : null;
";

/// Marks the first visible match of a selector as held by a finger at this point. Returns false if something else is
/// there.
pub(super) const HOLD: &str = "
    const [css, x, y] = arguments;
    const thing = [...document.querySelectorAll(css)].find((e) => e.getClientRects().length > 0);
    const hit = document.elementFromPoint(Number(x), Number(y));
    // A label or a button acts for what it contains; the page around the thing does not.
    const acts = (target) => thing.contains(target) || !!target.closest('label, button, summary, a')?.contains(thing);
    if (!thing || !hit || !acts(hit)) return false;
    window.tap?.off();
    const tap = { thing, clicks: false, misses: false };
    const note = (click) => {
        if (acts(click.target)) {
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

/// Returns the outcome of a tap: true if the element was clicked or the page was replaced, false if the element
/// vanished or another one got the click, which is then suppressed; null while neither is known.
pub(super) const TAPPED: &str = "
    if (!window.tap || window.tap.clicks) return true;
    return window.tap.misses || !window.tap.thing.isConnected ? false : null;
";

/// Returns the visible text of the first match as a person reads it: a table row is one line.
pub(super) const TEXT: &str = "
    const thing = document.querySelector(arguments[0]);
    if (!thing?.checkVisibility({ visibilityProperty: true })) return '';
    return (thing.innerText ?? thing.textContent).replace(/[ \\t\\u00a0]+/g, ' ').replace(/ ?\\n[\\n ]*/g, '\\n').trim();
";

/// Selects the content of the focused field, if it matches the selector.
pub(super) const SELECT: &str = "
    const field = document.activeElement, is = field?.matches(arguments[0]);
    if (is) field.select();
    return is === true;
";

/// Chooses a value of a list. Returns false if the list is missing or lacks the value.
pub(super) const CHOOSE: &str = "
    const list = [...document.querySelectorAll(arguments[0])].find((e) => e.getClientRects().length > 0 && !e.disabled);
    if (![...(list?.options ?? [])].some((option) => option.value === arguments[1])) return false;
    list.focus();
    list.value = arguments[1];
    for (const kind of ['input', 'change']) list.dispatchEvent(new Event(kind, { bubbles: true }));
    return true;
";
