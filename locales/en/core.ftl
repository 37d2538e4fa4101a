# What all games share.

# Joins a list step by step: the last two of its items with the second message, all before with the first.
core-list-more = { $list }, { $next }
core-list-last = { $list } and { $next }
core-name-value = { $name } { $value }

# What to decide, in a game that has no words of its own for it.
core-prompt-yours = It is for you to decide.
core-prompt-others = Others are deciding.
core-prompt-over = The match is over.
