// Puts what came from the server in place of what is shown, and leaves alone what the visitor does there: where the keyboard stands,
// what is unfolded, how far it is scrolled, and everything that was typed or ticked and not yet sent.
//
// What is the same stays the same element, so the browser keeps all of that by itself; only what differs is changed.

/** Makes `old` what `fresh` is. False, and nothing is changed, where something that was typed has no place in it. */
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
    // What was moved to another place has lost it.
    if (focused?.isConnected && document.activeElement !== focused) focused.focus({ preventScroll: true });
    return true;
}

const fields = (within) => [...within.querySelectorAll("input:not([type=hidden]), select, textarea")];
const isTick = (field) => field.type === "checkbox" || field.type === "radio";

/** Whether it is not as the server sent it. */
function isBegun(field) {
    if (isTick(field)) return field.checked !== field.defaultChecked;
    if (field.localName !== "select") return field.value !== field.defaultValue;
    const sent = [...field.options].filter((option) => option.defaultSelected);
    return ![sent, sent.length > 0 ? [] : [field.options[0]]].flat().every((option) => option?.selected);
}

/** The same field among others: of the same form, with the same name. */
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
    if (old.nodeType !== Node.ELEMENT_NODE) {
        old.data = fresh.data;
        changed(old.parentElement);
        return;
    }
    // What somebody unfolded stays so.
    const own = (name) => old.localName === "details" && name === "open";
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

/** Whether the one may become the other. A field never becomes another field, nor a form another form. */
function isSame(one, other) {
    return one.nodeName === other.nodeName && name(one) === name(other);
}

function name(node) {
    if (node.nodeType !== Node.ELEMENT_NODE) return "";
    return [node.id, node.getAttribute("action"), node.getAttribute("name"), isTick(node) && node.value]
        .filter(Boolean)
        .join(" ");
}

/** Whom or what a line is about: it goes along when the order changes. */
function about(node) {
    if (node.nodeType !== Node.ELEMENT_NODE) return "";
    if (node.localName === "details") return node.querySelector("summary")?.textContent.replace(/\d+/g, "") ?? "";
    if (!node.matches("a, tr, li, .row")) return "";
    return (node.matches("a") ? node : node.querySelector("a"))?.getAttribute("href") ?? "";
}

/** Shows for a moment which line is another one now. What only follows from the rest changes quietly, and that time goes by is no news. */
function changed(element) {
    if (element?.closest("[data-quiet], time")) return;
    element?.closest("tr, li, .row")?.classList.add("changed");
}

document.addEventListener("animationend", (event) => {
    if (event.animationName === "changed") event.target.classList.remove("changed");
});
