"""Tables for people: rooms, sessions, pages, the socket and the JSON API, served by Starlette.

`app.create_app` puts it together, `running.serve` runs it. A command goes the same way whichever
door it comes in by (`doing`): it is checked, stored, and only then told to everybody (`rooms`).
"""
