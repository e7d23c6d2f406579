### कौन क्या कर सकता है: रेफ़री, स्कोरर, कोड, और टेबल जो दूसरे फ़ोन पर जाती है।

desk-lede-referee = आपके क्लब के टूर्नामेंट। आप नतीजों पर निर्णय देते हैं और उन्हें सुधारते हैं।
error-referee = यह आयोजकों के लिए है
error-referee-help = आप यहाँ रेफ़री हैं: नतीजों पर निर्णय देते हैं और उन्हें सुधारते हैं। कुछ नहीं बदला। अपने क्लब के किसी आयोजक से कहें।
referee-lede = आप यहाँ रेफ़री हैं: निर्णय दें, बाज़ियाँ सुधारें, बुलाने वाली टेबलों को जवाब दें और नतीजे जाँचें।
role-legend = यह व्यक्ति क्या कर सकता है?
role-organiser = आयोजन: सब कुछ
role-referee = रेफ़री: नतीजों पर निर्णय और सुधार, पर कोई सेटअप नहीं
role-referee-short = रेफ़री
links-invite-referee = रेफ़री का निमंत्रण
code-used = पिछली बार: { $at }
code-used-by = पिछली बार: { $at }, { $device }
codes-title = कोड
scorer-code = सब टेबलों के लिए एक डिवाइस
scorer-code-help = इस कोड से स्कोरर एक ही डिवाइस पर इस टूर्नामेंट की हर टेबल खोलता है। यह और कुछ नहीं खोलता।
scorer-issue = स्कोरर का कोड दें
scorer-reissue = दूसरा दें
scorer-end = बंद करें
scorer-title = सब टेबलें · { $tournament }
scorer-heading = सब टेबलें
scorer-plays = { $hand }: { $names }
codes-end-at = कोड इस समय तक: { $at }
codes-end-with = कोड टूर्नामेंट के साथ ख़त्म होते हैं
codes-end-in = { $hours ->
    [one] { $hours } घंटा
   *[other] { $hours } घंटे
}
codes-end-help = उसके बाद इस टूर्नामेंट का कोई कोड कुछ नहीं खोलता: न टेबलों के, न निजी लिंक। समय फिर से तय करें तो वे फिर खुलेंगे।
done-scorer = स्कोरर का कोड दिया गया।
done-scorer-ended = स्कोरर का कोड अब कुछ नहीं खोलता।
done-codes-until = सहेजा गया।
event-scorer-issued = स्कोरर का कोड दिया गया
event-scorer-revoked = स्कोरर का कोड बंद हुआ
event-codes-until-at = कोड इस समय तक: { $at }
event-codes-until = कोड टूर्नामेंट के साथ ख़त्म होते हैं
handover-title = यह टेबल दूसरे फ़ोन को दें
handover-help = इसे दूसरे फ़ोन से स्कैन करें या उसे लिंक भेजें। जो यहाँ से भेजा न जा सका वह साथ जाता है और एक ही बार दर्ज होता है।
handover-waiting = साथ जाने वाले अनभेजे नतीजे: { $count }।
handover-too-much = QR कोड के लिए ये बहुत ज़्यादा हैं: लिंक भेजें।
handover-code = इस टेबल का कोड
handover-done = वे दूसरे फ़ोन पर हैं: यहाँ से हटाएँ
handover-brings = दूसरे फ़ोन के नतीजे
handover-take = ले लें और भेजें
account-cli-role = भूमिका
account-cli-organiser = आयोजक
account-cli-referee = रेफ़री
