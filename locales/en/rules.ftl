# What can be wrong with a ruleset (src/rules/ruleset.rs).
problem-unknown-preset = There are no rules called “{ $given }”. Choose one of: { $known }.
problem-unknown-option = There is no option “{ $option }”.
problem-option-elsewhere = “{ $option }” is not set here: it follows from “{ $key }”.
problem-unknown-value = “{ $option }” cannot be “{ $given }”. It can be: { $known }.
problem-options-clash = “{ $one }” and “{ $other }” exclude each other. Switch one of them off.
problem-option-needs = “{ $one }” needs “{ $needs }”.
