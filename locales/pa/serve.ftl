### What `lastcard serve` says when it starts, and why it could not.

serve-address = Lastcard ਇੱਥੇ ਖੁੱਲ੍ਹਾ ਹੈ:  { $url }
serve-listens = ਸੁਣ ਰਿਹਾ ਪਤਾ:  { $url }
serve-lan-address = ਨੇੜਲੇ ਫ਼ੋਨਾਂ ’ਤੇ:  { $url }
serve-port-taken = ਪੋਰਟ { $port } ਪਹਿਲਾਂ ਹੀ ਵਰਤੋਂ ਵਿੱਚ ਹੈ: { $address } ’ਤੇ ਕੁਝ ਹੋਰ ਚੱਲ ਰਿਹਾ ਹੈ। ਉਸ ਨੂੰ ਰੋਕੋ, ਜਾਂ { $option } ਨਾਲ ਹੋਰ ਪੋਰਟ ਚੁਣੋ।
serve-port-forbidden = ਇਸ ਵਰਤੋਂਕਾਰ ਨੂੰ { $address } ’ਤੇ ਚਲਾਉਣ ਦੀ ਇਜਾਜ਼ਤ ਨਹੀਂ। 1024 ਤੋਂ ਹੇਠਲੇ ਪੋਰਟਾਂ ਲਈ ਖਾਸ ਅਧਿਕਾਰ ਚਾਹੀਦੇ ਹਨ: { $option } ਨਾਲ ਹੋਰ ਚੁਣੋ।
serve-address-unknown = ਇਸ ਮਸ਼ੀਨ ਦਾ ਕੋਈ ਪਤਾ { $address } ਨਹੀਂ। ਸਿਰਫ਼ ਇਸੇ ਮਸ਼ੀਨ ਲਈ 127.0.0.1 ਵਰਤੋ, ਜਾਂ ਇਸ ਦੇ ਸਾਰੇ ਪਤਿਆਂ ਲਈ 0.0.0.0।
serve-cannot-listen = { $address } ’ਤੇ ਚੱਲ ਨਹੀਂ ਸਕਦਾ: { $reason }
serve-bad-listen = “{ $given }” ਪੋਰਟ ਵਾਲਾ ਪਤਾ ਨਹੀਂ: 127.0.0.1:8080 ਲਿਖੋ, ਜਾਂ ਫ਼ੋਨਾਂ ਲਈ 0.0.0.0:8080
serve-failed = ਸੇਵਾ ਬੰਦ ਹੋ ਗਈ: { $reason }
serve-new-database = ਇਹ ਨਵਾਂ ਡਾਟਾਬੇਸ ਹੈ: { $database } ਹੈ ਹੀ ਨਹੀਂ ਸੀ ਜਾਂ ਖਾਲੀ ਸੀ। ਜੇ ਇੱਥੇ ਤੁਹਾਡਾ ਡਾਟਾ ਹੋਣਾ ਚਾਹੀਦਾ ਸੀ, ਤਾਂ Lastcard ਨੂੰ ਹੁਣੇ ਰੋਕੋ, ਅਤੇ ਦੇਖੋ ਕਿ ਡਿਸਕ ਜੁੜੀ (mount) ਹੋਈ ਹੈ ਅਤੇ ਪਾਥ ਸਹੀ ਹੈ।
serve-setup = ਆਪਣਾ ਕਲੱਬ ਬਣਾਓ, ਬੱਸ ਇੱਕ ਵਾਰ:  { $url }
serve-bad-log = “{ $given }” ਲੌਗ ਦਾ ਫਿਲਟਰ ਨਹੀਂ: error, warn, info ਜਾਂ debug ਲਿਖੋ, ਜਾਂ lastcard=debug ਵਰਗਾ ਕੋਈ ਫਿਲਟਰ
serve-status = { $url } ’ਤੇ ਖੁੱਲ੍ਹਾ ਹੈ
serve-status-ill = { $url } ’ਤੇ ਖੁੱਲ੍ਹਾ ਹੈ, ਪਰ ਡਾਟਾਬੇਸ ਵਿੱਚ ਕੁਝ ਗੜਬੜ ਹੈ: { $reason }
