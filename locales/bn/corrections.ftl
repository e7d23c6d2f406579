### সংশোধন: তাতে কী বদলায়, আগে কী লেখা হয়েছিল, আর বন্ধ করা পর্ব।

## সংশোধনে কী বদলায়

consequences-title = { $hand }: এতে কী বদলাবে
consequences-before = লেখা আছে
consequences-after = নতুন
consequences-none = আর কিছু বদলায় না: না অবস্থান, না এরপর কে খেলবেন বা বাঁটবেন।
consequences-ends = টুর্নামেন্ট শেষ হয়ে যাবে।
consequences-goes-on = টুর্নামেন্ট এখন শেষ। সেটি আবার চলবে।
consequences-lost = { $count ->
    [one] লেখা { $count }টি দান আর গোনা হবে না।
   *[other] লেখা { $count }টি দান আর গোনা হবে না।
}
consequences-regained = { $count ->
    [one] এখন গোনা হয় না এমন { $count }টি দান গোনা হবে।
   *[other] এখন গোনা হয় না এমন { $count }টি দান গোনা হবে।
}
consequences-falls = { $name }: স্থান { $from } থেকে নেমে { $to } ({ $before } → { $after })।
consequences-rises = { $name }: স্থান { $from } থেকে উঠে { $to } ({ $before } → { $after })।
consequences-stays = { $name }: স্থান { $to }-এই থাকে ({ $before } → { $after })।
consequences-shared = স্থানটি ভাগ করা।
consequences-more = { $count ->
    [one] আরও { $count }টি সারি বদলায়।
   *[other] আরও { $count }টি সারি বদলায়।
}
consequences-dealer = টেবিল { $table }-এ এরপর বাঁটবেন { $name } ({ $hand })।
consequences-why = কেন? খালি রাখা যায়।
consequences-why-hint = এটি দানের ইতিহাসে থাকে।
consequences-save = সংশোধন সেভ করুন
consequences-back = ফিরে যান
error-entry-note = কারণটি খুব লম্বা
error-entry-note-help = ফিরে গিয়ে ১২০ অক্ষরের মধ্যে লিখুন। কিছুই বদলায়নি।

## সংস্করণ

versions-title = এই দানের জন্য লেখা সব কিছু ({ $count })
versions-restore = এটি বহাল করুন

## বন্ধ পর্ব

blocks-title = পর্ব ও রাউন্ড বন্ধ করুন
blocks-help = বন্ধ পর্বে যা লেখা আছে তা শুধু আয়োজকেরা বদলাতে পারেন। সেখানকার খোলা দান টেবিলগুলি তখনও লিখতে পারে।
blocks-round = রাউন্ড { $round }
blocks-block = রাউন্ড { $round }, পর্ব { $block }
blocks-close = বন্ধ করুন
blocks-open = আবার খুলুন
blocks-closed = বন্ধ
done-block-closed = বন্ধ করা হলো। সেখানে যা লেখা আছে তা শুধু আয়োজকেরা বদলাতে পারেন।
done-block-opened = আবার খোলা হলো। টেবিলগুলি সেখানে যা লেখা আছে তা সংশোধন করতে পারে।
event-closed = বন্ধ করা হলো: { $what }
event-opened = আবার খোলা হলো: { $what }
table-wrong-closed = আয়োজক এই পর্ব বন্ধ করেছেন। এতে কিছু ভুল লেখা থাকলে তাঁদের ডাকুন।
