// Checks that the tests apply to every page.
export default {
    root: true,
    extends: ["html-validate:standard", "html-validate:a11y"],
    rules: {
        // A button submits its form: that is its purpose.
        "no-implicit-button-type": "off",
        // Safari does not treat a list without bullets as a list, unless it says so.
        "no-redundant-role": "off",
        // A script fills the list of the finder, and keeps the focus in the field.
        "prefer-native-element": ["error", { exclude: ["list", "listbox"] }],
        // Pages without scripts refresh themselves, and say so.
        "meta-refresh": "off",
    },
};
