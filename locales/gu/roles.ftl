### કોણ શું કરી શકે: રેફરી, સ્કોરર, કોડ, અને બીજા ફોન પર જતું ટેબલ.

desk-lede-referee = તમારી ક્લબની ટુર્નામેન્ટો. તમે પરિણામો વિશે નિર્ણય આપો છો અને સુધારો છો.
error-referee = આ આયોજકો માટે છે
error-referee-help = તમે અહીં રેફરી છો: પરિણામો વિશે નિર્ણય આપો છો અને સુધારો છો. કંઈ બદલાયું નથી. ક્લબના આયોજકને કહો.
referee-lede = તમે અહીં રેફરી છો: નિર્ણય આપો, બાજીઓ સુધારો, બોલાવતાં ટેબલને જવાબ આપો અને પરિણામો ચકાસો.
role-legend = આ વ્યક્તિ શું કરી શકે?
role-organiser = આયોજન: બધું
role-referee = રેફરી: પરિણામો વિશે નિર્ણય અને સુધારો, કોઈ ગોઠવણ નહીં
role-referee-short = રેફરી
links-invite-referee = રેફરીનું આમંત્રણ
code-used = છેલ્લો ઉપયોગ: { $at }
code-used-by = છેલ્લો ઉપયોગ: { $at }, { $device }
codes-title = કોડ
scorer-code = બધાં ટેબલ માટે એક ઉપકરણ
scorer-code-help = આ કોડથી સ્કોરર એક ઉપકરણ પર આ ટુર્નામેન્ટનું દરેક ટેબલ ખોલે છે. તે બીજું કંઈ ખોલતો નથી.
scorer-issue = સ્કોરરનો કોડ આપો
scorer-reissue = બીજો આપો
scorer-end = બંધ કરો
scorer-title = બધાં ટેબલ · { $tournament }
scorer-heading = બધાં ટેબલ
scorer-plays = { $hand }: { $names }
codes-end-at = કોડ ચાલશે: { $at } સુધી
codes-end-with = કોડ ટુર્નામેન્ટ સાથે પૂરા થાય છે
codes-end-in = { $hours ->
    [one] { $hours } કલાક
   *[other] { $hours } કલાક
}
codes-end-help = તે પછી આ ટુર્નામેન્ટનો કોઈ કોડ કંઈ ખોલતો નથી: ન ટેબલના, ન અંગત લિંક. ફરી સમય ગોઠવો તો ફરી ખૂલશે.
done-scorer = સ્કોરરનો કોડ અપાયો.
done-scorer-ended = સ્કોરરનો કોડ હવે કંઈ ખોલતો નથી.
done-codes-until = સચવાયું.
event-scorer-issued = સ્કોરરનો કોડ અપાયો
event-scorer-revoked = સ્કોરરનો કોડ બંધ થયો
event-codes-until-at = કોડ ચાલશે: { $at } સુધી
event-codes-until = કોડ ટુર્નામેન્ટ સાથે પૂરા થાય છે
handover-title = આ ટેબલ બીજા ફોનને આપો
handover-help = બીજા ફોનથી આ સ્કેન કરો અથવા તેને લિંક મોકલો. અહીંથી જે મોકલી ન શકાયું તે સાથે જાય છે અને એક જ વાર નોંધાય છે.
handover-waiting = સાથે જતાં ન મોકલાયેલાં પરિણામો: { $count }.
handover-too-much = QR કોડ માટે આ ઘણાં વધારે છે: લિંક મોકલો.
handover-code = આ ટેબલનો કોડ
handover-done = તે બીજા ફોન પર છે: અહીંથી ભૂલી જાઓ
handover-brings = બીજા ફોનનાં પરિણામો
handover-take = લઈ લો અને મોકલો
account-cli-role = ભૂમિકા
account-cli-organiser = આયોજક
account-cli-referee = રેફરી
