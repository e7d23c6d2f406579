### The options of the rules, one by one, in a form. What each value means is in ruleset.ftl.

## The form

option-as-the-rules = जैसा चुने हुए नियमों में
option-changed = { $count ->
    [one] { $count } बदला
   *[other] { $count } बदले
}
options-one-by-one = नियम, एक-एक करके
options-one-by-one-hint = यहाँ कोई भी नियम अलग से बदला जा सकता है। जिसे न छुएँ, वह चुने हुए नियमों जैसा रहेगा।
problem-options-either = ये दोनों साथ नहीं चल सकते: “{ $one }” और “{ $other }”। एक रखें।
problem-options-clash-said = ये दोनों साथ नहीं चल सकते: “{ $one }” और “{ $other }”। एक बदलें।
problem-option-needs-said = “{ $one }” सिर्फ़ “{ $other }” के साथ चल सकता है।
problem-own-rule-missing = लिखें कि सफ़ेद कार्ड क्या करते हैं, ताकि हर टेबल देख सके।

## A rule in the club’s own words

draft-own-rule = आपका अपना नियम, शब्दों में
draft-own-rule-hint = और जो भी तय हो, जैसे सफ़ेद कार्ड क्या करते हैं या कौन-सा सफ़ेद कार्ड किस खोए कार्ड की जगह है। यह हर टेबल पर और सार्वजनिक पेज पर दिखता है।
public-own-rule = यह भी तय है: { $rule }

## The options

option-deck-kind = डेक
option-deck-blanks = सफ़ेद कार्ड
option-dealer-pick = पहला डीलर
option-dealer-special = डीलर चुनते समय एक्शन और काले कार्ड
option-setup = बाँटना या चुनना
option-deal-hand = शुरू के कार्ड
option-start-card = पहले कार्ड का असर
option-turn-mode = एक बारी में कितने कार्ड
option-draw-when = कब उठाएँ
option-draw-count = कितने कार्ड उठाएँ
option-draw-drawn-play = उठाया कार्ड मेल खाए
option-skip-effect = स्किप का असर
option-skip-defence = स्किप का जवाब
option-d2-response = +2 का जवाब
option-draw-target-turn = कार्ड उठाने पड़ने के बाद बारी
option-two-reverse = दो खिलाड़ियों में रिवर्स
option-wd4-legal = वाइल्ड +4 डालना
option-wd4-response = वाइल्ड +4 का जवाब
option-stack-cross = जुड़ते वाइल्ड +4 पर +2
option-wd4-challenge = वाइल्ड +4 को चुनौती
option-etiquette-ready = चार उठाने के बाद “तैयार” कहना
option-uno-enforce = ऊनो कहना भूले
option-uno-close = ऊनो कहने का समय
option-uno-self-rescue = कार्ड डालने के बाद ऊनो कहना
option-uno-pen-catch = पकड़े जाने का जुर्माना
option-uno-pen-auto = अपने-आप लगने वाला जुर्माना
option-uno-turn-passes = ऊनो भूलने के बाद बारी
option-pen-hint = इशारे
option-pen-false-call = ग़लत समय पर ऊनो
option-pen-misplay = ग़लत डाला कार्ड
option-pen-misplay-turn = ग़लत कार्ड के बाद बारी
option-pen-cheat = बेईमानी
option-exhaust = गड्डी ख़त्म होने पर
option-end-final-draw = आख़िर में +2 या वाइल्ड +4
option-house-pair-as-skip = दो एक जैसे कार्ड
