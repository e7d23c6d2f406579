### What `lastcard serve` says when it starts, and why it could not.

serve-address = Lastcard খোলা আছে:   { $url }
serve-listens = শুনছে:               { $url }
serve-lan-address = কাছের ফোনে:          { $url }
serve-port-taken = পোর্ট { $port } আগেই নেওয়া: { $address }-এ অন্য কিছু শুনছে। সেটি থামান, বা { $option } দিয়ে অন্য পোর্ট বাছুন।
serve-port-forbidden = এই ব্যবহারকারী { $address }-এ শুনতে পারেন না। 1024-এর নিচের পোর্টে বিশেষ অধিকার লাগে: { $option } দিয়ে অন্যটি বাছুন।
serve-address-unknown = এই মেশিনে { $address } ঠিকানা নেই। শুধু এই মেশিনের জন্য 127.0.0.1, বা এর সব ঠিকানার জন্য 0.0.0.0 দিন।
serve-cannot-listen = { $address }-এ শোনা যাচ্ছে না: { $reason }
serve-bad-listen = “{ $given }” পোর্টসহ ঠিকানা নয়: 127.0.0.1:8080 লিখুন, বা ফোনকে ঢুকতে দিতে 0.0.0.0:8080
serve-failed = সার্ভিস থেমে গেছে: { $reason }
serve-new-database = এটি নতুন ডেটাবেস: { $database } ছিল না বা খালি ছিল। আপনার তথ্য সেখানে থাকার কথা হলে এখনই Lastcard থামান, আর ডিস্ক মাউন্ট করা ও পাথ ঠিক আছে কি না দেখুন।
serve-setup = আপনার ক্লাব সেট আপ করুন, একবার:  { $url }
serve-bad-log = “{ $given }” লগের ফিল্টার নয়: error, warn, info বা debug লিখুন, বা কোনো ফিল্টার, যেমন lastcard=debug
serve-status = { $url }-এ খোলা আছে
serve-status-ill = { $url }-এ খোলা আছে, কিন্তু ডেটাবেসে কিছু গোলমাল আছে: { $reason }
