### The page that shows how the service is, for whoever runs it; and sizes and times.

service-title = The service
service-lede = The state of this copy of Lastcard, for whoever runs it.
service-well = Everything is in order.
service-unknown = unknown
service-number = { $count }
service-of = { $count } of at most { $most }

## What there is to know

service-service = Service
service-version = Version
service-since = Running since
service-viewers = Viewers now
service-results = Results in the last hour
service-memory = Memory
service-certificate = Certificate valid until
service-database = Database
service-place = Location
service-state = State
service-answers = answers and accepts writes
service-fails = has a problem
service-size = Size
service-connections = Connections
service-check = Last check for damage
service-check-none = not finished yet
service-check-whole = { $at }: the whole file is sound
service-check-guarded = { $at }: the server reports no checksum failures
service-check-unknown = { $at }: the server keeps no checksums, so damage would go unnoticed
service-check-damaged = { $at }: damage found
service-copies = Copies of Lastcard
service-disks = Free disk space
service-disk-database = For the database
service-disk-backups = For backups
service-free = { $free } of { $size }

## Backups

service-backups = Backups
service-backups-off = Automatic backups are off in this copy of the service.
service-backups-unreadable = The folder { $folder } cannot be read.
service-backups-none = No backups yet. One is taken soon after something is recorded.
service-backups-kept = { $count ->
    [one] One backup in { $folder }.
   *[other] { $count } backups in { $folder }; the newest are listed.
}
service-backup-at = Written
service-backup-why = Reason
service-backup-change = something was recorded
service-backup-migration = before a migration
service-no-backup = The last backup could not be taken
service-no-backup-help = The log says why. The service tries again every ten minutes. Earlier backups are still there.

## What took long

service-slow = Slow requests
service-slow-none = Since the service started, every request was answered within half a second.
service-slow-lede = Requests that took longer than half a second since the service started, by route.
service-slow-route = Route
service-slow-times = Count
service-slow-longest = Longest
