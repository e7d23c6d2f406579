### જે પક્ષ બાજી હાર્યો તેને પૂછાય કે નહીં, પરિણામ સાચું છે કે નહીં.

confirm-title = પરિણામોની પુષ્ટિ
confirm-legend = ટેબલ જે પરિણામ નોંધે તેનું શું થાય?
confirm-help = જે બાજી હારે તેને પરિણામ ટેબલના ફોન પર અને પોતાના પેજ પર દેખાય છે, અને તે એક વાર દબાવીને કહે છે કે સાચું છે. ત્યાં સુધી તેના પર “અપુષ્ટ” લખેલું રહે છે, છતાં ગણાય છે. સુધારેલા પરિણામ વિશે ફરી પૂછાય છે.
confirm-off = તરત મનાય
confirm-shown = બતાવાય: બીજો પક્ષ કહે અથવા સમય વીતે ત્યારે મનાય
confirm-required = જરૂરી: બીજો પક્ષ કહે, અથવા તમે ચકાસો
confirm-minutes = બીજા પક્ષ માટે મિનિટ
confirm-save = સાચવો
fold-change = { $now } – બદલો
confirm-ask = આ સાચું છે?
confirm-button = ✓ { $player }
confirm-own = આ સાચું છે
confirm-no = ના, આ ખોટું છે
confirm-no-call = ના: આયોજકને બોલાવો
confirm-called = આયોજકને { $time } વાગ્યે બોલાવ્યા છે.
confirm-call-note = { $hand }: { $player }ના કહેવા મુજબ પરિણામ ખોટું છે.
confirm-wrong = સાચું નથી? સુધારો
confirm-by-organiser = મેં ચકાસ્યું
confirm-more = { $count ->
    [one] અને બીજું { $count }
   *[other] અને બીજાં { $count }
}
done-confirming = સચવાયું.
done-confirmed = પરિણામની પુષ્ટિ થઈ.
error-confirm-changed = આ પરિણામ આ દરમિયાન બદલાયું
error-confirm-changed-help = કંઈ પુષ્ટ થયું નથી. પાછા જઈને જુઓ કે હવે શું લખેલું છે.
error-confirm-not-asked = આની પુષ્ટિ તમારે નથી કરવાની
error-confirm-not-asked-help = પરિણામ સાચું છે એમ માત્ર બાજી હારનાર કહે. પાછા જઈને તમારું નામ પસંદ કરો.
event-confirming-off = હવેથી પરિણામ તરત મનાશે
event-confirming-shown = હવેથી પરિણામ બીજા પક્ષને બતાવાશે: { $minutes } મિનિટ
event-confirming-required = હવેથી પરિણામની પુષ્ટિ જરૂરી: { $minutes } મિનિટ
event-confirmed = { $hand }, ટેબલ { $table }: { $player }એ પુષ્ટિ કરી
event-confirmed-organiser = { $hand }, ટેબલ { $table }: આયોજકે ચકાસ્યું
waiting-unconfirmed = { $count ->
    [one] { $count } પરિણામ અપુષ્ટ છે.
   *[other] { $count } પરિણામો અપુષ્ટ છે.
}
check-title = સેટ ચકાસો
check-help = આ સેટની બાજીઓ એક પછી એક જુઓ અને યાદ સાથે મેળવો.
check-empty = અહીં હજી કંઈ નોંધાયું નથી.
check-of = { $of }માંથી { $at }
