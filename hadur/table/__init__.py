"""One running match and the people around it. A table is its log of entries, folded.

`table.table.Table` is the fold, `table.commands` are what people may do, `table.view` is what
each of them is shown. Nothing here reads a clock, a file or a network.
"""
