### पाली की घड़ी, हॉल के लिए संदेश, और आयोजक को बुलाने वाली टेबलें।

## घड़ी

clock-title = घड़ी
clock-help = यह टेबलों पर, बड़ी स्क्रीन पर और खिलाड़ियों के अपने पेज पर दिखती है। किसी एक टेबल को बाक़ियों से ज़्यादा समय दिया जा सकता है।
clock-whose = किसके लिए
clock-of-all = सभी टेबलें
clock-minutes = मिनट
clock-start = शुरू करें
clock-pause = रोकें
clock-resume = फिर चलाएँ
clock-extend = इतने मिनट जोड़ें
clock-end = घड़ी हटाएँ
clock-until = { $time } तक
clock-paused = रुकी हुई, { $minutes } मिनट बाक़ी
clock-over = समय समाप्त
done-clock = घड़ी लग गई।
error-clock-minutes = यह मिनटों की संख्या नहीं है
error-clock-minutes-help = 1 से 180 तक की पूर्ण संख्या लिखें। कुछ नहीं बदला गया।
error-clock-on = घड़ी पहले से चल रही है
error-clock-on-help = कुछ नहीं बदला गया। वापस जाकर देखें कि कितना समय बाक़ी है: आप मिनट जोड़ सकते हैं, या उसे हटाकर नई घड़ी शुरू कर सकते हैं।
error-clock-not-so = ऐसी कोई घड़ी नहीं जिस पर यह हो सके
error-clock-not-so-help = हो सकता है समय पूरा हो गया हो, या घड़ी पहले से वैसी ही हो जैसी आप चाहते हैं। वापस जाकर देखें।
error-clock-too-long = एक पाली के लिए यह बहुत लंबा है
error-clock-too-long-help = घड़ी ज़्यादा से ज़्यादा 180 मिनट चलती है। कुछ नहीं बदला गया।
error-clock-changed = पेज खुला रहते घड़ी बदल दी गई
error-clock-changed-help = किसी और ने उसे लगाया, या आपने बटन दो बार दबाया। वापस जाकर देख लें।
event-clock-started = घड़ी शुरू ({ $whose }): { $minutes } मिनट
event-clock-paused = घड़ी रोकी गई ({ $whose })
event-clock-resumed = घड़ी फिर चली ({ $whose })
event-clock-extended = समय बढ़ाया गया ({ $whose }): { $minutes } मिनट
event-clock-ended = घड़ी हटाई गई ({ $whose })

## हॉल के लिए संदेश

wall-minutes = कितने मिनट के लिए?
wall-minutes-hint = उसके बाद संदेश अपने-आप हट जाता है। ख़ुद हटाना हो तो ख़ाली छोड़ें।
wall-sound = आवाज़
event-said = हॉल के लिए संदेश: { $text }
event-said-no-more = हॉल का संदेश हटाया गया

## बुलाने वाली टेबलें

call-title = आयोजक को बुलाएँ
call-note = बात क्या है? ख़ाली छोड़ सकते हैं।
call-button = बुलाएँ
call-since = आपने { $time } बजे आयोजक को बुलाया।
call-take-back = बुलावा वापस लें
done-call-answered = बुलावे का जवाब दे दिया गया।
error-call-note = यह बहुत लंबा है
error-call-note-help = वापस जाकर 120 अक्षरों में कहें, या बस बुला लें।
error-call-over = यह टेबल अब काम में नहीं है
error-call-over-help = टूर्नामेंट पूरा हो चुका है, या इस टेबल पर अभी कोई नहीं खेल रहा। मदद चाहिए, तो आयोजकों के पास जाकर पूछें।
error-call-too-often = इस टेबल ने आज बहुत बार बुलाया है
error-call-too-often-help = कृपया ख़ुद आयोजकों के पास जाएँ।
room-call-answered = जवाब दे दिया गया
waiting-called = टेबल { $table } ने आपको { $time } बजे बुलाया।
waiting-called-because = टेबल { $table } ने आपको { $time } बजे बुलाया: { $note }
event-called = टेबल { $table } ने आयोजक को बुलाया
event-called-because = टेबल { $table } ने आयोजक को बुलाया: { $note }
event-call-answered = टेबल { $table } के बुलावे का जवाब दिया गया
event-call-taken-back = टेबल { $table } ने बुलावा वापस लिया
