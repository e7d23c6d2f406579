// Replaces the shown content by new content from the server without disturbing what the visitor does there: the keyboard focus, unfolded
// parts, the scroll position, and everything that was typed or ticked but not sent yet.
//
// Unchanged elements stay in place, so the browser preserves all of that by itself; only differences are applied.

/** Makes `old` equal to `fresh`. Returns false and changes nothing if something that was typed has no place in `fresh`. */
export function replace(old, fresh) {
    const begun = fields(old)
        .filter(isBegun)
        .map((field) => ({ field, value: field.value, checked: field.checked }));
    if (!begun.every(({ field }) => twin(field, fresh))) return false;
    const focused = document.activeElement;
    become(old, fresh);
    for (const { field, value, checked } of begun) {
        const now = field.isConnected ? field : twin(field, old);
        if (isTick(now)) now.checked = checked;
        else if (now.value !== value) now.value = value;
    }
    // An element that was moved has lost the focus.
    if (focused?.isConnected && document.activeElement !== focused) focused.focus({ preventScroll: true });
    return true;
}

const fields = (within) => [...within.querySelectorAll("input:not([type=hidden]), select, textarea")];
const isTick = (field) => field.type === "checkbox" || field.type === "radio";

/** Returns true if the value of a field differs from the one that the server sent. */
function isBegun(field) {
    if (isTick(field)) return field.checked !== field.defaultChecked;
    if (field.localName !== "select") return field.value !== field.defaultValue;
    const sent = [...field.options].filter((option) => option.defaultSelected);
    return ![sent, sent.length > 0 ? [] : [field.options[0]]].flat().every((option) => option?.selected);
}

/** Returns the same field among others: of the same form, with the same name. */
function twin(field, within) {
    const form = (of) => of.form?.getAttribute("action") ?? null;
    const is = (other) =>
        other.name === field.name &&
        other.type === field.type &&
        form(other) === form(field) &&
        (!isTick(field) || other.value === field.value);
    return fields(within).find(is);
}

function become(old, fresh) {
    if (old.isEqualNode(fresh)) return;
    // Parts that a script fills in are left to it.
    if (old.nodeType === Node.ELEMENT_NODE && old.matches("[data-scripted]")) return;
    if (old.nodeType !== Node.ELEMENT_NODE) {
        old.data = fresh.data;
        changed(old.parentElement);
        return;
    }
    // Parts that somebody has unfolded stay open, and lines that a search has hidden stay hidden.
    const own = (name) =>
        (old.localName === "details" && name === "open") ||
        (old.parentElement?.matches("[data-items]") && name === "hidden");
    for (const { name } of [...old.attributes]) {
        if (!fresh.hasAttribute(name) && !own(name)) old.removeAttribute(name);
    }
    for (const attribute of fresh.attributes) {
        if (old.getAttribute(attribute.name) !== attribute.value && !own(attribute.name)) {
            old.setAttributeNode(attribute.cloneNode());
        }
    }
    children(old, fresh);
}

function children(old, fresh) {
    const rest = [...old.childNodes];
    const take = (is) => {
        const at = rest.findIndex(is);
        return at < 0 ? null : rest.splice(at, 1)[0];
    };
    const pairs = [...fresh.childNodes].map((node) => {
        return { node, one: take((one) => isSame(one, node) && about(one) === about(node)) };
    });
    for (const pair of pairs) pair.one ??= take((one) => isSame(one, pair.node));
    for (const one of rest) one.remove();
    let place = old.firstChild;
    for (const { node, one } of pairs) {
        if (one && one === place) place = place.nextSibling;
        else old.insertBefore(one ?? node, place);
        if (one) become(one, node);
        else if (node.nodeType === Node.ELEMENT_NODE) changed(node);
    }
}

/** Returns true if one node may become the other. A field never becomes another field, nor a form another form. */
function isSame(one, other) {
    return one.nodeName === other.nodeName && name(one) === name(other);
}

function name(node) {
    if (node.nodeType !== Node.ELEMENT_NODE) return "";
    return [node.id, node.getAttribute("action"), node.getAttribute("name"), isTick(node) && node.value]
        .filter(Boolean)
        .join(" ");
}

/** Returns the address or heading that identifies a line, so that the line moves along when the order changes. */
function about(node) {
    if (node.nodeType !== Node.ELEMENT_NODE) return "";
    if (node.localName === "details") return node.querySelector("summary")?.textContent.replace(/\d+/g, "") ?? "";
    if (!node.matches("a, tr, li, .row")) return "";
    return (node.matches("a") ? node : node.querySelector("a"))?.getAttribute("href") ?? "";
}

/** Highlights a changed line for a moment. Values that only follow from others change quietly, and so do relative times. */
function changed(element) {
    if (element?.closest("[data-quiet], time")) return;
    element?.closest("tr, li, .row")?.classList.add("changed");
}

document.addEventListener("animationend", (event) => {
    if (event.animationName === "changed") event.target.classList.remove("changed");
});
