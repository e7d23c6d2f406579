# What can be wrong with a ruleset (src/rules/ruleset.rs).
fault-unknown-preset = There are no rules called “{ $given }”. Choose one of: { $known }.
fault-unknown-option = There is no option “{ $option }”.
fault-option-elsewhere = “{ $option }” is not set here: it follows from “{ $key }”.
fault-unknown-value = “{ $option }” cannot be “{ $given }”. It can be: { $known }.
fault-options-clash = “{ $one }” and “{ $other }” exclude each other. Switch one of them off.
fault-option-needs = “{ $one }” needs “{ $needs }”.
