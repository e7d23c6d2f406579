### What `lastcard serve` says when it starts, and why it could not.

serve-address = Lastcard અહીં ખુલ્લું છે:  { $url }
serve-listens = આના પર સાંભળે છે:       { $url }
serve-lan-address = નજીકના ફોન પર:       { $url }
serve-port-taken = પોર્ટ { $port } રોકાયેલો છે: { $address } પર બીજું કંઈક સાંભળે છે. તેને બંધ કરો, અથવા { $option } વડે બીજો પોર્ટ પસંદ કરો.
serve-port-forbidden = આ યુઝરને { $address } પર સાંભળવાની છૂટ નથી. 1024થી નીચેના પોર્ટ માટે ખાસ અધિકાર જોઈએ: { $option } વડે બીજો પસંદ કરો.
serve-address-unknown = આ મશીનનું { $address } સરનામું નથી. ફક્ત આ મશીન માટે 127.0.0.1, અથવા તેનાં બધાં સરનામાં માટે 0.0.0.0 વાપરો.
serve-cannot-listen = { $address } પર સાંભળી શકાતું નથી: { $reason }
serve-bad-listen = “{ $given }” પોર્ટવાળું સરનામું નથી: 127.0.0.1:8080 લખો, અથવા ફોનને આવવા દેવા 0.0.0.0:8080
serve-failed = સેવા અટકી ગઈ: { $reason }
serve-new-database = આ નવો ડેટાબેઝ છે: { $database } હતો નહીં અથવા ખાલી હતો. તમારો ડેટા ત્યાં હોવો જોઈતો હોય, તો Lastcard હમણાં બંધ કરો, અને ડિસ્ક માઉન્ટ થયેલી છે તથા પાથ સાચો છે તે તપાસો.
serve-setup = તમારી ક્લબનું સેટઅપ કરો, એક વાર:  { $url }
serve-bad-log = “{ $given }” લોગનું ફિલ્ટર નથી: error, warn, info કે debug લખો, અથવા lastcard=debug જેવું કોઈ ફિલ્ટર
serve-status = { $url } પર ખુલ્લું છે
serve-status-ill = { $url } પર ખુલ્લું છે, પણ ડેટાબેઝમાં કંઈક ગરબડ છે: { $reason }
