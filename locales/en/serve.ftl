### What `lastcard serve` says when it starts, and why it could not.

serve-address = Lastcard is open at  { $url }
serve-listens = It listens on        { $url }
serve-lan-address = On phones nearby:    { $url }
serve-metrics = Metrics are at       { $url }
serve-port-taken = Port { $port } is already taken: something else listens on { $address }. Stop it, or choose another port with { $option }.
serve-port-forbidden = This user may not listen on { $address }. Ports below 1024 need special rights: choose another with { $option }.
serve-address-unknown = This machine has no address { $address }. Use 127.0.0.1 for this machine only, or 0.0.0.0 for every address it has.
serve-cannot-listen = Cannot listen on { $address }: { $reason }
serve-bad-listen = “{ $given }” is not an address with a port: write 127.0.0.1:8080, or 0.0.0.0:8080 to let phones in
serve-bad-metrics-listen = “{ $given }” is not an address with a port: write 127.0.0.1:9464
serve-bad-metrics-token = The metrics token must have at least { $count } characters: letters, digits and symbols, without spaces. Make one with “openssl rand -hex 24”.
serve-failed = The service stopped: { $reason }
serve-new-database = This is a new database: { $database } did not exist or was empty. If your data should be there, stop Lastcard now and check that the disk is mounted and the path is right.
serve-setup = Set up your club, once:  { $url }
serve-bad-network = “{ $given }” is not a network: write an address such as 192.168.1.20, or a network such as 192.168.1.0/24
serve-bad-log = “{ $given }” is not a log filter: write error, warn, info or debug, or a filter such as lastcard=debug
serve-status = Open at { $url }
serve-status-ill = Open at { $url }, but something is wrong with the database: { $reason }
