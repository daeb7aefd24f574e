### Így mond nemet a bíró: a szabály mondata az azonosítójával.

refusal = { $sentence } ({ $rule })
refusal-unknown = Ezt nem engedi a következő szabály: { $rule }.
