### The scorer’s pages.

code-used = ਪਿਛਲੀ ਵਰਤੋਂ: { $at }
code-used-by = ਪਿਛਲੀ ਵਰਤੋਂ: { $at }, { $device }
scorer-code = ਸਾਰੇ ਮੇਜ਼ਾਂ ਲਈ ਇੱਕ ਡਿਵਾਈਸ
scorer-code-help = ਇਸ ਕੋਡ ਨਾਲ ਸਕੋਰਰ ਇੱਕੋ ਡਿਵਾਈਸ ’ਤੇ ਇਸ ਟੂਰਨਾਮੈਂਟ ਦਾ ਹਰ ਮੇਜ਼ ਖੋਲ੍ਹਦਾ ਹੈ। ਇਹ ਹੋਰ ਕੁਝ ਨਹੀਂ ਖੋਲ੍ਹਦਾ।
scorer-issue = ਸਕੋਰਰ ਦਾ ਕੋਡ ਦਿਓ
scorer-reissue = ਹੋਰ ਦਿਓ
scorer-end = ਬੰਦ ਕਰੋ
scorer-title = ਸਾਰੇ ਮੇਜ਼ · { $tournament }
scorer-heading = ਸਾਰੇ ਮੇਜ਼
scorer-plays = { $hand }: { $names }
