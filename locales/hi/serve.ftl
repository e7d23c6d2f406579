### What `lastcard serve` says when it starts, and why it could not.

serve-address = Lastcard यहाँ खुला है:  { $url }
serve-listens = सुन रहा है:            { $url }
serve-lan-address = पास के फ़ोनों पर:        { $url }
serve-port-taken = पोर्ट { $port } पहले से लगा है: { $address } पर कोई और प्रोग्राम सुन रहा है। उसे बंद करें, या { $option } से दूसरा पोर्ट चुनें।
serve-port-forbidden = इस उपयोगकर्ता को { $address } पर सुनने की इजाज़त नहीं है। 1024 से नीचे के पोर्टों के लिए ख़ास अधिकार चाहिए: { $option } से दूसरा चुनें।
serve-address-unknown = इस मशीन का पता { $address } नहीं है। सिर्फ़ इसी मशीन के लिए 127.0.0.1 लिखें, या इसके हर पते के लिए 0.0.0.0।
serve-cannot-listen = { $address } पर सुनना नहीं हो सका: { $reason }
serve-bad-listen = “{ $given }” पोर्ट के साथ पता नहीं है: 127.0.0.1:8080 लिखें, या फ़ोनों के लिए 0.0.0.0:8080
serve-failed = सेवा रुक गई: { $reason }
serve-new-database = यह नया डेटाबेस है: { $database } था ही नहीं या ख़ाली था। अगर यहाँ आपका डेटा होना चाहिए, तो Lastcard अभी बंद करें और देखें कि डिस्क जुड़ी है और पथ सही है।
serve-setup = अपना क्लब बनाएँ, एक बार:  { $url }
serve-bad-log = “{ $given }” लॉग का फ़िल्टर नहीं है: error, warn, info या debug लिखें, या lastcard=debug जैसा कोई फ़िल्टर
serve-status = { $url } पर खुला है
serve-status-ill = { $url } पर खुला है, पर डेटाबेस में कुछ गड़बड़ है: { $reason }
