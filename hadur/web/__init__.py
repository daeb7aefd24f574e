"""Pages: HTML and SVG from plain facts. Nothing here knows of stores, sockets or requests.

`pages` makes whole pages, `parts` the pieces of the table page that change while a game is played,
`facts` says what they are made from, `assets` holds what pages load.
"""
