### The scorer’s pages.

code-used = पिछली बार: { $at }
code-used-by = पिछली बार: { $at }, { $device }
scorer-code = सब टेबलों के लिए एक डिवाइस
scorer-code-help = इस कोड से स्कोरर एक ही डिवाइस पर इस टूर्नामेंट की हर टेबल खोलता है। यह और कुछ नहीं खोलता।
scorer-issue = स्कोरर का कोड दें
scorer-reissue = दूसरा दें
scorer-end = बंद करें
scorer-title = सब टेबलें · { $tournament }
scorer-heading = सब टेबलें
scorer-plays = { $hand }: { $names }
