// What the tests ask of every page.
export default {
    root: true,
    extends: ["html-validate:standard", "html-validate:a11y"],
    rules: {
        // A button sends its form: that is what one is for.
        "no-implicit-button-type": "off",
        // Without its bullets a list is none to Safari, unless it says so.
        "no-redundant-role": "off",
        "prefer-native-element": ["error", { exclude: ["list"] }],
        // Pages without scripts look again by themselves, and say so.
        "meta-refresh": "off",
    },
};
