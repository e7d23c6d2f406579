### The draw for the first dealer.

## The draw

dealer-title-high-card = પહેલાં કોણ વહેંચે? કાર્ડ ખેંચો
dealer-title-cut = પહેલો ડ્રાફ્ટ કોણ કરે? ડેક કાપો
dealer-title-assigned = પહેલાં કોણ વહેંચે?
dealer-help-high-card = દરેક જણ એક કાર્ડ ખેંચે, અને સૌથી મોટા કાર્ડવાળા વહેંચે. કોઈ ન ખેંચે તો { $name } વહેંચે.
dealer-help-cut = બંને ડેક કાપે, અને મોટા કાર્ડવાળા પહેલો ડ્રાફ્ટ કરે. કોઈ ન કાપે તો { $name } પહેલો ડ્રાફ્ટ કરે.
dealer-help-assigned = આ નિયમોમાં કાર્ડ ખેંચવાનું નથી: તમે બીજું ન કહો તો { $name } વહેંચે.
dealer-lastcard-high-card = Lastcard ખેંચે
dealer-lastcard-cut = Lastcard કાપે
dealer-lastcard-assigned = ચિઠ્ઠીથી નક્કી કરો
dealer-who-high-card = અમે અમારાં કાર્ડ ખેંચ્યાં. સૌથી મોટું કાર્ડ ખેંચનાર
dealer-who-cut = અમે ડેક કાપી. મોટું કાર્ડ કાપનાર
dealer-who-assigned = અથવા આ ખેલાડી વહેંચે
dealer-drew-high-card = { $name }એ ખેંચ્યું: { $card }. પહેલાં { $name } વહેંચે છે.
dealer-drew-cut = { $name }એ કાપ્યું: { $card }. પહેલો ડ્રાફ્ટ { $name } કરે છે.
dealer-drew-assigned = { $name }એ ખેંચ્યું: { $card }. પહેલાં { $name } વહેંચે છે.
dealer-said-high-card = { $name }એ સૌથી મોટું કાર્ડ ખેંચ્યું; પહેલાં { $name } વહેંચે છે.
dealer-said-cut = { $name }એ મોટું કાર્ડ કાપ્યું; પહેલો ડ્રાફ્ટ { $name } કરે છે.
dealer-said-assigned = પહેલાં { $name } વહેંચે છે.
dealer-undo = આ ફેંસલો પાછો ખેંચો
event-dealer-drawn = ટેબલ { $table }: પહેલા વહેંચનાર તરીકે { $name } નક્કી
event-dealer-undone = ટેબલ { $table }: પહેલા વહેંચનારનો ફેંસલો પાછો ખેંચાયો ({ $name })
error-dealer-in-play = પહેલી બાજી ફોન પર રમાઈ રહી છે
error-dealer-in-play-help = કાર્ડ વહેંચાઈ ગયાં છે, એટલે વહેંચનાર એ જ રહેશે. બીજા કોઈએ વહેંચવાનાં હોય, તો પહેલાં બાજી પડતી મૂકો.

## Six or seven, as the dealer decides

play-choose-cards = વહેંચવાનો વારો તમારો. કેટલાં કાર્ડ? ખેલાડી વધુ હોય કે ઝડપી બાજી જોઈતી હોય તો ઓછાં સારાં.
play-deal-6 = છ વહેંચો
play-deal-7 = સાત વહેંચો
play-dealer-chooses = { $name } વહેંચે છે, અને છ કે સાત કાર્ડ પસંદ કરશે.
practice-you-deal = વહેંચવાનો વારો તમારો. છ કાર્ડ કે સાત?
practice-you-deal-help = કેટલા રમે છે અને તેમને રમત કેટલી આવડે છે તે જોઈને વહેંચનાર નક્કી કરે છે: ખેલાડી વધુ હોય કે ઝડપી બાજી જોઈતી હોય તો ઓછાં કાર્ડ સારાં.
