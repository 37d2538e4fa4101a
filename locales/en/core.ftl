# What all games share.

# Joins a list step by step: the last two of its items with the second message, all before with the first.
core-list-more = { $list }, { $next }
core-list-last = { $list } and { $next }
core-name-value = { $name } { $value }
