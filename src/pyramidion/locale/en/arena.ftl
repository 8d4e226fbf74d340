# Words of the arena, and of bots that people wrote themselves.

## Help

help-arena = let bots play matches, and rate them
help-arena-players = who plays, for instance architect@0.5s,scribe,random (seconds per move after @, or a number of iterations), module:Class, program:./bot.py
help-arena-games = games of each line-up; seats are rotated, and every line-up gets the same deals
help-arena-seats = seats at the table; more than there are bots are filled by going through the list again
help-arena-think = seconds per move for every bot that thinks
help-arena-iterations = instead of seconds: so many iterations, the same on any machine
help-arena-workers = processes that play; all cores if not given
help-arena-ray = play on the machines of the Ray cluster at this address
help-arena-out = keep the games here and go on where an earlier run stopped; the report (.json) and the picture (.svg) go beside it, so its own name ends in neither
help-arena-markdown = print Markdown

## Complaints

error-arena-players = A match needs at least two different players.
error-arena-think = Give seconds or iterations, not both.
error-arena-out = “{ $name }” is where the report or the picture would go; call the file with the games { $better }.
error-arena-other = This file holds another match: “{ $field }” is different.
error-arena-line = This line is no result of a match.
error-arena-died = A process that played has died; the games played so far are kept.
error-arena-died-lost = A process that played has died. With --out FILE.jsonl the games played so far would be kept.
error-ray = There is no Ray cluster at { $address }: { $detail }
error-ray-code = The machine “{ $name }” has another Pyramidion; install the same one everywhere.
error-own-bot-resume = This game was played with a bot of somebody's own. If you want to start it, say so: --seats { $seats }
error-bot-budget = “{ $value }”: after the @ comes how long a bot thinks, up to { $seconds } seconds (0.5s), or for how many iterations, up to { $iterations } (200).
error-bot-name = “{ $value }” is not like NAME=COMMAND, or the name is taken; a name has small letters, digits and _.
failure-start = The bot “{ $name }” cannot be started: { $detail }
failure-timeout = The bot “{ $name }” did not answer within { $detail } s.
failure-crash = The bot “{ $name }” broke down: { $detail }
failure-garbage = The bot “{ $name }” gave an answer that is not like {"{"}"action": "…"{"}"}: { $detail }
failure-illegal = The bot “{ $name }” chose what is not possible: { $detail }

## What comes out

arena-title = { $game }, { $seats } seats: { $games ->
    [one] { $games } game
   *[other] { $games } games
} with { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}
arena-decimal = .
arena-bot = bot
arena-rating = rating
arena-interval = 95 %
arena-wins = victories
arena-points = points
arena-move = s per move
arena-slowest = slowest
arena-pair = pair
arena-share = first wins
arena-ties = ties
arena-met = met
arena-failed = { $name } forfeited { $count ->
    [one] { $count } game
   *[other] { $count } games
}:
arena-progress = { $done } / { $total } games, { $left } left
arena-stopped = Stopped. The same command goes on from here.
arena-lost = Stopped. With --out FILE.jsonl the next run would go on from here.
arena-other-code = Rules or bots have changed since the first games of this file were played.
replaced-by-chance = { $failure } From now on chance plays in its place.
