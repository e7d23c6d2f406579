### વેબહૂક: એ સરનામાં જ્યાં ક્લબના સમાચાર મોકલાય છે.

webhooks-title = વેબહૂક
webhooks-lede = Lastcard તમારી ક્લબના સમાચાર તરત બીજા પ્રોગ્રામને મોકલે છે: તમારી વેબસાઇટ, ચેટ કે હોલની સ્ક્રીનને. તેમને એ જ કહેવાય છે જે બધા જોઈ શકે.
webhooks-new = નવો વેબહૂક
webhooks-address = સરનામું
webhooks-address-hint = જ્યાં બીજો પ્રોગ્રામ સાંભળે છે, જેમ કે https://uno.example/news
webhooks-wants = શું મોકલવું
webhooks-wants-hint = હવેથી જે બને તે જ મોકલાય છે.
webhooks-create = વેબહૂક બનાવો
webhooks-full = એક ક્લબના વધુમાં વધુ દસ વેબહૂક હોઈ શકે. જે હવે વપરાતો નથી તે કાઢો.
club-webhooks-hint = અહીં કંઈ બને કે તરત બીજા પ્રોગ્રામને ખબર પડે.
club-webhooks = વેબહૂક પર જાઓ
error-webhooks-full = તમારી ક્લબના દસ વેબહૂક છે જ
error-webhooks-full-help = પાછા જાઓ અને જે હવે કામનો નથી તે કાઢો.
error-webhook-tests = ઘણી વાર ચકાસણી મોકલાઈ છે
error-webhook-tests-help = પા કલાક રાહ જુઓ, અથવા આવતા સાચા સંદેશાની.

## One of them

webhook-title = વેબહૂક
webhook-secret = તેની ગુપ્ત ચાવી
webhook-secret-once = તે ફક્ત અત્યારે દેખાય છે. સાંભળનારા પ્રોગ્રામને તે આપો: તેના પરથી એ ઓળખે છે કે સંદેશો અહીંથી આવ્યો છે.
webhook-on = તે ચાલે છે.
webhook-failing = { $count ->
    [one] સતત { $count } પ્રયત્ન પહોંચ્યો નથી. હવે પછીનો પ્રયત્ન: { $at }
   *[other] સતત { $count } પ્રયત્ન પહોંચ્યા નથી. હવે પછીનો પ્રયત્ન: { $at }
}
webhook-off = { $at } બંધ થયો: એક દિવસ સુધી કંઈ પહોંચ્યું નહીં. ફરી ચાલુ કરશો તો જ્યાં અટક્યો ત્યાંથી આગળ ચાલશે.
webhook-try = હમણાં પ્રયત્ન કરો
webhook-told = તેને કહેવાય છે:
webhook-test = ચકાસણી મોકલો
webhook-deliveries = છેલ્લા સંદેશા
webhook-deliveries-none = હજી કંઈ મોકલાયું નથી.
webhook-attempt = (પ્રયત્ન { $number })
webhook-arrived = પહોંચ્યું
webhook-redirects = તે બીજા સરનામે મોકલે છે. એ સરનામું લખો: આગળના સરનામે જવાતું નથી.
webhook-answered = જવાબ: { $status }
webhook-fault-unresolved = અજાણ્યું હોસ્ટ નામ
webhook-fault-private = ખાનગી નેટવર્કમાં લઈ જાય છે
webhook-fault-unreachable = જોડાણ થયું નહીં
webhook-fault-certificate = સુરક્ષિત જોડાણ થયું નહીં: પ્રમાણપત્ર માન્ય નથી
webhook-fault-silent = સમયસર જવાબ ન આવ્યો
webhook-fault-unintelligible = અમાન્ય જવાબ
webhook-rotate-title = નવી ગુપ્ત ચાવી
webhook-rotate-help = ગુપ્ત ચાવી બીજા કોઈ પાસે હોય તેવું લાગે તો તેને બદલો. એક દિવસ સુધી સંદેશા પર બંનેથી સહી થાય છે.
webhook-rotate = ગુપ્ત ચાવી બદલો
webhook-remove-title = વેબહૂક કાઢો
webhook-remove-help = ત્યાં હવે કંઈ મોકલાશે નહીં.
webhook-remove = કાઢો
webhook-done-tested = ચકાસણી મોકલાઈ. શું થયું તે યાદીમાં સૌથી ઉપર છે.
webhook-done-tried = હમણાં પ્રયત્ન થાય છે. શું થયું તે જોવા પેજ ફરી લોડ કરો.
webhook-done-removed = વેબહૂક કાઢી નાખ્યો.

## What may be sent

webhook-kind-result-recorded = પરિણામ નોંધાયું
webhook-kind-result-corrected = પરિણામ સુધાર્યું
webhook-kind-result-voided = બાજી રદ થઈ
webhook-kind-result-taken-back = પરિણામ પાછું ખેંચાયું
webhook-kind-tournament-started = ટુર્નામેન્ટ શરૂ થઈ
webhook-kind-tournament-finished = ટુર્નામેન્ટ પૂરી થઈ
webhook-kind-tournament-reopened = ટુર્નામેન્ટ ફરી ખૂલી
webhook-kind-tournament-changed = ટુર્નામેન્ટમાં બીજું કંઈક બદલાયું
webhook-kind-line-up-changed = રમનારા બદલાયા
webhook-kind-test = ચકાસણી

## What is wrong with an address

webhook-address-malformed = આ સરનામું નથી. આખું લખો, જેમ કે https://uno.example/news
webhook-address-scheme = સરનામું https:// કે http://થી શરૂ થવું જોઈએ
webhook-address-credentials = હોસ્ટ પહેલાંનું નામ અને પાસવર્ડ કાઢો: તેમને બદલે સંદેશા પર સહી થાય છે.
webhook-address-port = આ પોર્ટ વાપરી શકાતું નથી. 80, 443 કે 1024થી આગળનું પોર્ટ લખો.
webhook-address-long = સરનામું બહુ લાંબું છે. વધુમાં વધુ 2,000 અક્ષર હોઈ શકે.
webhook-refused-unresolved = { $host } નામ અજાણ્યું છે. જોડણી તપાસો.
webhook-refused-private = { $host } ખાનગી નેટવર્કમાં લઈ જાય છે, અને વેબહૂક ત્યાં જઈ શકતા નથી. બધા પહોંચી શકે તેવું સરનામું લખો, અથવા આ Lastcard ચલાવનારને કહો કે --webhooks-to વડે તેની પરવાનગી આપે.
webhook-wants-nothing = મોકલવા માટે ઓછામાં ઓછું એક પસંદ કરો.
