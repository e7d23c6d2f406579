### The draw for the first dealer.

## The draw

dealer-title-high-card = पहले कौन बाँटे? कार्ड निकालें
dealer-title-cut = पहले कौन चुने? डेक काटें
dealer-title-assigned = पहले कौन बाँटे?
dealer-help-high-card = हर कोई एक कार्ड निकाले, सबसे बड़े वाला बाँटे। कोई न निकाले, तो डीलर: { $name }।
dealer-help-cut = दोनों डेक काटें, बड़े कार्ड वाला पहले चुने। कोई न काटे, तो पहले चुनने की बारी: { $name }।
dealer-help-assigned = इन नियमों में कार्ड नहीं निकाले जाते: आप कुछ और न कहें, तो डीलर: { $name }।
dealer-lastcard-high-card = Lastcard निकाले
dealer-lastcard-cut = Lastcard काटे
dealer-lastcard-assigned = पर्ची से तय करें
dealer-who-high-card = हमने अपने कार्ड निकाले। सबसे बड़ा इनका निकला:
dealer-who-cut = हमने डेक काटा। बड़ा कार्ड इनका निकला:
dealer-who-assigned = या यह खिलाड़ी बाँटे
dealer-drew-high-card = { $name } ने { $card } निकाला, पहली बाँट उन्हीं की।
dealer-drew-cut = डेक काटने पर { $name } का { $card } निकला, पहले चुनने की बारी उन्हीं की।
dealer-drew-assigned = { $name } ने { $card } निकाला, पहली बाँट उन्हीं की।
dealer-said-high-card = { $name } ने सबसे बड़ा कार्ड निकाला, पहली बाँट उन्हीं की।
dealer-said-cut = डेक काटने पर { $name } का कार्ड बड़ा निकला, पहले चुनने की बारी उन्हीं की।
dealer-said-assigned = पहला डीलर: { $name }।
dealer-undo = निकाला कार्ड वापस लें
event-dealer-drawn = टेबल { $table }: कार्ड निकाला गया, पहला डीलर { $name }
event-dealer-undone = टेबल { $table }: निकाला कार्ड वापस लिया गया (पहला डीलर { $name })
error-dealer-in-play = पहली बाज़ी फ़ोन पर चल रही है
error-dealer-in-play-help = वह बँट चुकी है, इसलिए उसका डीलर वही रहेगा। किसी और से बँटवानी हो, तो पहले बाज़ी छोड़ें।

## Six or seven, as the dealer decides

play-choose-cards = आपको बाँटना है। कितने कार्ड? खिलाड़ी ज़्यादा हों या बाज़ी जल्दी पूरी करनी हो, तो कम अच्छे।
play-deal-6 = छह बाँटें
play-deal-7 = सात बाँटें
play-dealer-chooses = डीलर { $name } को चुनना है: छह कार्ड या सात।
practice-you-deal = आपको बाँटना है। छह कार्ड, या सात?
practice-you-deal-help = डीलर तय करता है, यह देखकर कि कितने लोग हैं और खेल कितना जानते हैं: खिलाड़ी ज़्यादा हों या बाज़ी जल्दी पूरी करनी हो, तो कम अच्छे।
