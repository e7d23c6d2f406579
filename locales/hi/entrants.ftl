### The page of an entrant.

## An entrant

entrant-players = खिलाड़ी: { $names }
entrant-with = जोड़ीदार
entrant-against = विरोधी
entrant-penalties = जुर्माने: { $list }
entrant-fined = { $cards ->
    [0] { $what }, कोई कार्ड नहीं
    [one] { $what }, { $cards } कार्ड
   *[other] { $what }, { $cards } कार्ड
}
penalties-own = { $count } × { $kind }
penalties-uno-missed = { $count ->
    [one] { $count } बार ऊनो नहीं कहा
   *[other] { $count } बार ऊनो नहीं कहा
}
penalties-false-call = { $count ->
    [one] { $count } बार ग़लत ऊनो
   *[other] { $count } बार ग़लत ऊनो
}
penalties-misplay = { $count ->
    [one] { $count } बार ग़लत कार्ड डाला
   *[other] { $count } बार ग़लत कार्ड डाला
}
penalties-hint = { $count ->
    [one] { $count } इशारा
   *[other] { $count } इशारे
}
penalties-cheat = { $count ->
    [one] { $count } बार बेईमानी
   *[other] { $count } बार बेईमानी
}
penalties-hide = { $count ->
    [one] { $count } बार कार्ड छिपाए
   *[other] { $count } बार कार्ड छिपाए
}
penalties-wd4-guilty = { $count } × ग़लत वाइल्ड +4
penalties-wd4-wrong = { $count } × वाइल्ड +4 को ग़लत चुनौती
penalties-silence = { $count ->
    [one] { $count } बार चुप्पी तोड़ी
   *[other] { $count } बार चुप्पी तोड़ी
}
penalties-centre = { $count ->
    [one] { $count } बार ढेरी पर आख़िरी हाथ
   *[other] { $count } बार ढेरी पर आख़िरी हाथ
}
entrant-sits-out = आराम: { $blocks }
entrant-hand = बाज़ी
entrant-did = अंक
entrant-outcome = नतीजा
entrant-total = कुल
entrant-open = अभी नहीं हुई
hand-replay = इस बाज़ी को दोबारा देखें

# Standings that are kept back until the prize-giving.
public-embargo-later = अंक तालिका पुरस्कार वितरण पर बताई जाएगी। तब तक यहाँ सिर्फ़ यह दिखता है कि कौन खेल रहा है, नतीजे नहीं।
public-embargo-from = अंक तालिका { $when } से दिखेगी। तब तक यहाँ सिर्फ़ यह दिखता है कि कौन खेल रहा है, नतीजे नहीं।
board-players = कौन खेल रहा है

## With whom and against whom

opponents-chart = चार्ट में देखें
opponents-balance = लिए और दिए अंक
opponents-balance-help = जीती हुई बाज़ियों में विरोधियों के पास बचे अंक, और हारी हुई बाज़ियों में यहाँ बचे अंक
opponents-taken = लिए
opponents-given = दिए
opponents-biggest = सबसे बड़ी बाज़ियाँ
opponents-took = लिए
opponents-gave = दिए
opponents-partners = जोड़ीदारों के साथ जीत
opponents-opponents = विरोधियों पर जीत
opponents-charged = चढ़े अंक
