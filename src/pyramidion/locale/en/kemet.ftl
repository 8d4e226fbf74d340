# Kemet: Blood and Sand with Book of the Dead: docs/rules/kemet.md numbers the rules.

game-kemet = Kemet: Blood and Sand
    .tagline = Raise pyramids, lead armies and creatures, and win fame before the other gods.


## Power tiles

card-ru1_charge = Charge!
    .text = +1 strength when you attack.
card-ru1_mafdet = Priest of Mafdet
    .text = +1 land step in your Move actions.
card-ru2_carnage = Carnage
    .text = +1 damage in every battle.
card-ru2_storm = Wrryt Storm
    .text = Take all your battle cards back, remove one of them secretly from the game and get the card Wrryt Storm (3 strength, 3 damage).
card-ru2_portal = Portal of Thoth
    .text = One more teleport in a Move action; your armies may also teleport from an area with an obelisk.
card-ru2_phoenix = Tile of the Phoenix
    .text = Creature: +1 step, +1 strength, ignores one wall in each Move action.
card-ru3_scarab = Tile of the Royal Scarab
    .text = Creature: +2 steps, +2 strength.
card-ru3_blades = Blades of Neith
    .text = +1 strength in every battle.
card-ru3_wound = Divine Wound
    .text = At the end of the clash you may discard any number of divine interventions: +1 strength each.
card-ru3_domination = Ruby Domination
    .text = 1 permanent Divine fame point. You cannot have a Domination of another colour.
card-ru4_scorpion = Tile of the Giant Scorpion
    .text = Creature: +1 step, +2 strength, +2 damage.
card-ru4_initiative = Initiative
    .text = When your Move enters an area with an enemy army, it loses 2 units before the battle. If none is left, there is no battle and you may move on.
card-ru4_surprise = Surprise Attack
    .text = Gold token: a Move action.
card-ru4_act = Ruby Act of God
    .text = Silver token: one more action every day. You cannot have an Act of God of another colour.
card-sa1_scribe = Recruiting Scribe
    .text = In a Recruit action up to 2 units are free.
card-sa1_defense = Defense!
    .text = +1 strength when you defend.
card-sa2_shield = Shields of Neith
    .text = +1 protection in every battle.
card-sa2_barrier = Shetyw Barrier
    .text = Take all your battle cards back, remove one of them secretly from the game and get the card Shetyw Barrier (3 strength, 3 protection).
card-sa2_elephant = Tile of the Ancestral Elephant
    .text = Creature: +1 step, +1 strength, +1 protection.
card-sa2_reinfprayer = Reinforcement Prayer
    .text = When you pray, place up to 2 units free into your districts.
card-sa3_legion = Legion
    .text = Your armies may have 7 units.
card-sa3_defvictory = Defensive Victory
    .text = 1 Battle fame point when you win as the defender with at least one survivor.
card-sa3_spy = Spy
    .text = In the war council your opponent shows the battle card before you choose yours.
card-sa3_domination = Sapphire Domination
    .text = 1 permanent Divine fame point. You cannot have a Domination of another colour.
card-sa4_reinforcements = Reinforcements
    .text = At once and at every awakening: up to 4 units free onto your districts and armies.
card-sa4_sphinx = Tile of the Sphinx
    .text = 1 permanent Divine fame point. Creature: +2 strength.
card-sa4_divinewill = Divine Will
    .text = Gold token: a Move or a Recruit action.
card-sa4_act = Sapphire Act of God
    .text = Silver token: one more action every day. You cannot have an Act of God of another colour.
card-di1_priest = Priest
    .text = +1 prayer point when you pray.
card-di1_priestess = Priestess
    .text = Power tiles cost you 1 less.
card-di2_magical = Magical Support
    .text = Every level of a pyramid costs you 1 less.
card-di2_boon = Divine Boon
    .text = One more divine intervention every night.
card-di2_vision = Vision
    .text = At night you draw 4 more divine interventions and then discard 4.
card-di2_snake = Tile of the Deep Desert Snake
    .text = Creature: +1 step; an enemy creature counts for nothing in battle.
card-di3_hand = Hand of God
    .text = Awakening: raise one of your pyramids by a level free.
card-di3_thoeris = Priest of Thoeris
    .text = 4 prayer points for every battle that you win.
card-di3_hunger = Divine Hunger
    .text = 2 prayer points for every enemy unit that your damage removes.
card-di3_domination = Diamond Domination
    .text = 1 permanent Divine fame point. You cannot have a Domination of another colour.
card-di4_ra = Priest of Ra
    .text = Every payment costs you 1 less.
card-di4_amon = Priest of Amon
    .text = 5 prayer points at once and every night.
card-di4_mummy = Tile of the Mummy
    .text = Creature: +1 step, +2 strength. One more divine intervention every night.
card-di4_act = Diamond Act of God
    .text = Silver token: one more action every day. You cannot have an Act of God of another colour.
card-on1_mercsword = Mercenaries with swords
    .text = 3 mercenaries enter your districts free and become your units. Only one group for each player.
card-on1_mercspear = Mercenaries with spears
    .text = 3 mercenaries enter your districts free and become your units. Only one group for each player.
card-on1_local = Local Recruitment
    .text = When you recruit, units may also join your armies anywhere.
card-on2_honor = Honor in Battle
    .text = 1 prayer point for each of your units that enemy damage removes.
card-on2_dedication = Dedication to Battle
    .text = 2 prayer points when your Move enters an area with an enemy army.
card-on2_khnum = Tile of Khnum's Sphinx
    .text = Creature: +1 step, +1 strength; enemy armies pay 2 prayer points to enter its area by a Move action.
card-on2_twin = Twin Ceremony
    .text = Gold token: buy once more a tile of a colour that you bought this round; it costs 1 more.
card-on3_griffin = Tile of the Griffin Sphinx
    .text = Creature: +2 strength, one more teleport; its army may teleport from an obelisk.
card-on3_march = Forced March
    .text = Gold token: a Move action without teleports.
card-on3_trap = Deadly Trap
    .text = An enemy Move that enters an area with your army loses 1 unit first. If none is left, there is no battle.
card-on3_domination = Onyx Domination
    .text = 1 permanent Divine fame point. You cannot have a Domination of another colour.
card-on4_ammut = Tile of Ammut
    .text = Creature: +1 step, +2 strength; no losses outside battle; 1 Battle fame point for a won battle in which your damage removes at least 2 units.
card-on4_fury = Bestial Fury
    .text = All your armies: +1 step, +1 strength, +1 damage.
card-on4_might = Divine Might
    .text = By day you get 1 prayer point more whenever something gives you any.
card-on4_act = Onyx Act of God
    .text = Silver token: one more action every day. You cannot have an Act of God of another colour.
card-em1_cult = Dark Cult
    .text = Gold token: pray, and sacrifice 1 unit for it.
card-em1_return = Return from Beyond
    .text = Awakening: 2 of your sacrificed units return to supply, or you get 1 honour.
card-em2_servants = Dark Servants
    .text = In a Recruit action up to 3 units are free for each putrefaction level.
card-em2_bark = Solar Bark
    .text = +1 step. For 1 step and 1 sacrificed unit an army sails from one Nile coast to any other.
card-em2_drain = Strength Drain
    .text = Resolution: you may sacrifice 1 unit for 1 prayer point per point of strength above the enemy.
card-em2_sphinx = Tile of the Demeaned Sphinx
    .text = Creature: +1 step, +1 strength. Resolution: you may sacrifice 1 unit for more damage, by your putrefaction level.
card-em3_ritual = Death Ritual
    .text = At the end of the clash you may sacrifice 1 unit for +1 strength, damage or protection.
card-em3_funeral = Funeral Building
    .text = Awakening: you may sacrifice 1 unit to raise two different pyramids by a level, each 1 cheaper.
card-em3_reinf = Uncanny Reinforcements
    .text = War council: as the attacker add 1 unit to your army, beyond its limit.
card-em3_domination = Emerald Domination
    .text = 1 permanent Divine fame point. You cannot have a Domination of another colour.
card-em4_act = Emerald Act of God
    .text = Silver token: one more action every day. You cannot have an Act of God of another colour.
card-em4_putrid = Putrid Power
    .text = As the attacker you get strength equal to your putrefaction level.
card-em4_thoth = Tile of Thoth
    .text = Divinity. Gold token: summon him onto a free desert with a unit for each putrefaction level. In his battles you forbid a type of battle card.
card-em4_apophis = Tile of Apophis
    .text = Divinity. Gold token: summon him onto a free Nile coast with a unit for each putrefaction level. In each Move action he may go free to any free coast.
card-em4_nyarlathotep = Tile of Nyarlathotep
    .text = Thoth under another name: the same effects.
card-em4_cthulhu = Tile of Cthulhu
    .text = Apophis under another name: the same effects.

## Figures

card-phoenix = Phoenix
    .text = Ignores one wall in each Move action.
card-scarab = Royal Scarab
    .text = Two more steps for its army.
card-scorpion = Giant Scorpion
    .text = Two more damage in battle.
card-elephant = Ancestral Elephant
    .text = One more protection in battle.
card-sphinx = Sphinx
    .text = Its tile carries a fame point.
card-snake = Deep Desert Snake
    .text = Cancels the enemy creature in battle.
card-mummy = Mummy
    .text = Its tile brings a divine intervention every night.
card-khnum = Khnum's Sphinx
    .text = Enemies pay 2 prayer points to enter its area.
card-griffin = Griffin Sphinx
    .text = One more teleport, also from an obelisk.
card-ammut = Ammut
    .text = Shields her army outside battle and devours souls.
card-demeaned = Demeaned Sphinx
    .text = A sacrifice makes her army deal more damage.
card-thoth = Thoth
    .text = Divinity of the deserts; forbids a type of battle card.
card-apophis = Apophis
    .text = Divinity of the Nile coast; moves free along it.
card-nyarlathotep = Nyarlathotep
    .text = Thoth under another name.
card-cthulhu = Cthulhu
    .text = Apophis under another name.

## Divine interventions

card-war_rage = War Rage
    .text = Battle: +1 strength.
card-war_fury = War Fury
    .text = Battle: +2 strength.
card-bloody_battle = Bloody Battle
    .text = Battle: +1 damage.
card-bloodbath = Bloodbath
    .text = Battle: +2 damage.
card-bronze_wall = Bronze Wall
    .text = Battle: +1 protection.
card-iron_wall = Iron Wall
    .text = Battle: +2 protection.
card-raining_fire = Raining Fire
    .text = Your turn: remove an enemy unit anywhere. Clash: remove a unit of the enemy army there.
card-prayer = Prayer
    .text = Your turn or clash: 2 prayer points.
card-enlistment = Enlistment
    .text = Your turn: up to 2 units onto your districts and armies. Battle: up to 2 units join the army after the losses.
card-mana_duplication = Mana Duplication
    .text = After an opponent's action: 1 prayer point, and 1 for every 2 that were spent in it.
card-transfer = Transfer
    .text = Your Move action: the moving army teleports from anywhere to an obelisk.
card-veto = Veto
    .text = Cancel a divine intervention that has just been played outside battle.
card-diversion = Diversion
    .text = An enemy Move enters the area of your army: the army goes to an empty neighbouring area and there is no battle.

## Battle cards

card-cavalry_blitz = Cavalry Blitz
    .text = A fast and strong attack.
card-sacrificial_charge = Sacrificial Charge
    .text = The strongest card; two of your own units are lost.
card-shield_push = Shield Push
    .text = Strength behind a shield.
card-fervent_purge = Fervent Purge
    .text = Strength and damage.
card-chariot_raid = Chariot Raid
    .text = Weak, but three damage.
card-mixed_tactics = Mixed Tactics
    .text = A little of everything.
card-phalanx_defense = Phalanx Defense
    .text = Two protection.
card-defensive_retreat = Defensive Retreat
    .text = Hardly any losses.
card-special_storm = Card Wrryt Storm
    .text = The special card of the tile of the same name.
card-special_barrier = Card Shetyw Barrier
    .text = The special card of the tile of the same name.

## Rules that are reconstructed

card-rule_colours = Colours in play
    .text = How many colours of tiles are in play with 2, 3, 4 and 5 players.
card-rule_start_interventions = First interventions
    .text = A Diversion and one random card for everybody.
card-rule_first_tile = First tile
    .text = Chosen free before the first day, the last player first.
card-rule_night_order = Steps of the night
    .text = The order of the steps before the awakening.
card-rule_turn_order = Turn order
    .text = Bids with battle cards and veterans.
card-rule_veterans = Veterans
    .text = For losers of battles, to be spent in bids for the turn order.
card-rule_honour = Honour track
    .text = Which honour stands for which putrefaction level.
card-rule_victory = Victory
    .text = 9 fame points at the start of the own turn, and more than everybody else.
card-rule_recall = Recall
    .text = 1 prayer point for every unit of a recalled army.
card-rule_teleport = Teleport
    .text = 2 prayer points.
card-rule_army_limit = Army limit
    .text = 5 units.

## Areas

card-c1a = district 1a
    .text = District on the west bank.
card-c1b = district 1b
    .text = District on the west bank.
card-c1c = district 1c
    .text = District on the west bank.
card-c2a = district 2a
    .text = District on the west bank.
card-c2b = district 2b
    .text = District on the west bank.
card-c2c = district 2c
    .text = District on the west bank.
card-c3a = district 3a
    .text = District on the east bank.
card-c3b = district 3b
    .text = District on the east bank.
card-c3c = district 3c
    .text = District on the east bank.
card-c4a = district 4a
    .text = District on the east bank.
card-c4b = district 4b
    .text = District on the east bank.
card-c4c = district 4c
    .text = District on the east bank.
card-tWest = Western Temple
    .text = Temple on the west bank, with an obelisk. 2 prayer points at night.
card-tSphinx = Temple of the Sphinx
    .text = Temple on the west bank, with an obelisk, on the Nile coast. 3 prayer points at night.
card-tColossi = Temple of the Colossi
    .text = Temple on the east bank, with an obelisk, on the Nile coast. 3 prayer points at night.
card-tEast = Eastern Temple
    .text = Temple on the east bank, with an obelisk. 2 prayer points at night.
card-c5a = district 5a
    .text = District on the west bank.
card-c5b = district 5b
    .text = District on the west bank.
card-c5c = district 5c
    .text = District on the west bank.
card-a1 = desert a1
    .text = Desert on the west bank, on the Nile coast.
card-a2 = desert a2
    .text = Desert on the west bank, with an obelisk.
card-a3 = desert a3
    .text = Desert on the west bank.
card-a4 = desert a4
    .text = Desert on the west bank, with an obelisk.
card-a5 = desert a5
    .text = Desert on the west bank.
card-a6 = desert a6
    .text = Desert on the west bank, on the Nile coast.
card-a7 = desert a7
    .text = Desert on the east bank, on the Nile coast.
card-a8 = desert a8
    .text = Desert on the east bank, with an obelisk.
card-a9 = desert a9
    .text = Desert on the east bank, on the Nile coast.
card-a10 = desert a10
    .text = Desert on the east bank, on the Nile coast.
card-a11 = desert a11
    .text = Desert in the delta, on the Nile coast.
card-tDeltaA = Temple of the Delta
    .text = Temple in the delta, with an obelisk, on the Nile coast. 5 prayer points at night for a unit.
card-sanct = Sanctuary of All Gods
    .text = Sanctuary in the delta, with an obelisk, on the Nile coast. Two units at night bring a fame point.
card-b12 = desert b12
    .text = Desert on the west bank, on the Nile coast.
card-b13 = desert b13
    .text = Desert on the west bank, with an obelisk.
card-b14 = desert b14
    .text = Desert on the west bank.
card-b15 = desert b15
    .text = Desert on the west bank, on the Nile coast.
card-b16 = desert b16
    .text = Desert on the east bank, on the Nile coast.
card-b17 = desert b17
    .text = Desert on the east bank, with an obelisk.
card-b18 = desert b18
    .text = Desert on the east bank, on the Nile coast.
card-b19 = desert b19
    .text = Desert on the east bank, on the Nile coast.
card-b20 = desert b20
    .text = Desert in the delta, on the Nile coast.
card-tDeltaB = Temple in the Delta
    .text = Temple in the delta, with an obelisk, on the Nile coast. 5 prayer points at night for a unit.
area-c1a = { card-c1a }
area-c1b = { card-c1b }
area-c1c = { card-c1c }
area-c2a = { card-c2a }
area-c2b = { card-c2b }
area-c2c = { card-c2c }
area-c3a = { card-c3a }
area-c3b = { card-c3b }
area-c3c = { card-c3c }
area-c4a = { card-c4a }
area-c4b = { card-c4b }
area-c4c = { card-c4c }
area-tWest = { card-tWest }
area-tSphinx = { card-tSphinx }
area-tColossi = { card-tColossi }
area-tEast = { card-tEast }
area-c5a = { card-c5a }
area-c5b = { card-c5b }
area-c5c = { card-c5c }
area-a1 = { card-a1 }
area-a2 = { card-a2 }
area-a3 = { card-a3 }
area-a4 = { card-a4 }
area-a5 = { card-a5 }
area-a6 = { card-a6 }
area-a7 = { card-a7 }
area-a8 = { card-a8 }
area-a9 = { card-a9 }
area-a10 = { card-a10 }
area-a11 = { card-a11 }
area-tDeltaA = { card-tDeltaA }
area-sanct = { card-sanct }
area-b12 = { card-b12 }
area-b13 = { card-b13 }
area-b14 = { card-b14 }
area-b15 = { card-b15 }
area-b16 = { card-b16 }
area-b17 = { card-b17 }
area-b18 = { card-b18 }
area-b19 = { card-b19 }
area-b20 = { card-b20 }
area-tDeltaB = { card-tDeltaB }

## Words

card-none = none
area-supply = supply
colour-none = none
colour-ruby = ruby
colour-sapphire = sapphire
colour-diamond = diamond
colour-onyx = onyx
colour-emerald = emerald
letter-ruby = r
letter-sapphire = s
letter-diamond = d
letter-onyx = o
letter-emerald = e
city-c1 = north-western city
city-c2 = south-western city
city-c3 = north-eastern city
city-c4 = eastern city
city-c5 = middle city
space-move_top = Move (top row)
space-recruit = Recruit
space-move_middle = Move (middle row)
space-build = Build a pyramid
space-pray_middle = Pray (middle row)
space-pray_bottom = Pray (bottom row)
space-buy_ruby = Buy a ruby tile
space-buy_sapphire = Buy a sapphire tile
space-buy_diamond = Buy a diamond tile
space-buy_onyx = Buy an onyx tile
space-buy_emerald = Buy an emerald tile
space-surprise = Surprise Attack
space-will_move = Divine Will
space-will_recruit = Divine Will
space-march = Forced March
space-twin = Twin Ceremony
space-cult = Dark Cult
space-thoth = summon Thoth
space-apophis = summon Apophis
space-nyarlathotep = summon Nyarlathotep
space-cthulhu = summon Cthulhu
row-top = top
row-middle = middle
row-bottom = bottom
gold-surprise = Surprise Attack: move
gold-will_move = Divine Will: move
gold-will_recruit = Divine Will: recruit
gold-march = Forced March: move without teleports
gold-twin = Twin Ceremony: buy again
gold-cult = Dark Cult: pray for a sacrifice
gold-thoth = summon Thoth
gold-apophis = summon Apophis
gold-nyarlathotep = summon Nyarlathotep
gold-cthulhu = summon Cthulhu
metal-regular = a token
metal-silver = the silver token
metal-gold = the gold token
type-strength = strength
type-damage = damage
type-protection = protection
fame-battle = battle
fame-temples = two temples
fame-sanctuary = sanctuary
fame-divine = divine
why-prayer = prayer
why-intervention = divine intervention
why-tile = power tile
why-temple = temple
why-night = night
why-recall = recalled army
why-units = sacrificed units
why-recruit = recruiting
why-build = pyramid
why-teleport = teleport
why-toll = Khnum's Sphinx
cause-fire = Raining Fire
cause-trap = Deadly Trap
cause-initiative = Initiative
cause-battle = losses
cause-charge = Sacrificial Charge
cause-recall = recalled
cause-retreat = no way to retreat
cause-limit = army limit
cause-followers = too many followers
cause-temple = offered
source-supply = supply
source-underworld = underworld
word-supply = supply
word-underworld = underworld
word-units = units
word-honour = honour
word-leave = leave it here
word-take = take it along
how-land = marches
how-teleport = teleports
how-sail = sails
how-transfer = is transferred
how-relocate = glides
phase-cities = choosing cities
phase-pyramids = first pyramids
phase-armies = first armies
phase-first_tiles = first tiles
phase-day = day
phase-night = night
phase-over = the end
stage-entering = entering
stage-council = war council
stage-clash = clash
stage-resolution = resolution
stage-losses = losses
stage-reward = reward
stage-retreat = retreat
role-attacker = attacks
role-defender = defends
bar-none = can be bought
bar-owned = yours
bar-excluded = excluded
bar-gone = gone
bar-pyramid = pyramid too low
bar-pp = too dear

## Groups and facts

group-ruby = Ruby tiles
group-sapphire = Sapphire tiles
group-diamond = Diamond tiles
group-onyx = Onyx tiles
group-emerald = Emerald tiles
group-creatures = Creatures
group-divinities = Divinities
group-interventions = Divine interventions
group-battle_cards = Battle cards
group-areas = Areas
group-numbers = Rules that are reconstructed
fact-steps = Steps
fact-strength = Strength
fact-damage = Damage
fact-protection = Protection
fact-life = Life points
fact-losses = Own losses
fact-type = Type
fact-kind = Kind
fact-bank = Bank
fact-coast = Nile coast
fact-obelisk = Obelisk
fact-colours = Colours
fact-status = Basis
fact-effect = Effect
fact-colour = Colour
fact-only = Exclusion
fact-neighbours = Neighbours

## The table

seat-name = { $seat }
section-status = Round { $round }, { $phase }
status-order = Turn order: { $order }. Colours in play: { $colours }.
status-piles = Divine interventions: { $deck } in the pile, { $discard } discarded.
status-discard = Discarded: { $cards }.
section-map = Map
map-legend = ! obelisk, ~ Nile coast, 1:5 army of player 1 with 5 units, * figure, r3 ruby pyramid of level 3.
area-aloud = { $area }: { $army ->
    [none] empty
   *[other] { $seat }, { $units ->
        [one] { $units } unit
       *[other] { $units } units
    }{ $card_id ->
        [none] { "" }
       *[other] {" "}with { $card }
    }
}{ $level ->
    [0] { "" }
   *[other] ; { $colour } pyramid of level { $level }
}.
section-battle = Battle for { $area }: { $stage }
battle-side = { $seat } { $role } with { $units ->
    [one] { $units } unit
   *[other] { $units } units
}{ $card_id ->
    [none] { "" }
   *[other] {" "}and { $card }
}{ $played ->
    [none] { "" }
   *[other] {" "}(card shown)
}: strength { $strength }, damage { $damage }, protection { $protection }.
council-own = You have chosen: { $card }; divine interventions: { $cards_shown ->
    [0] none
   *[other] { $cards }
}.
section-market = Power tiles
market-colour = { $colour }:
market-level = {"  "}level { $level }{ $bar_id ->
    [none] { "" }
   *[other] {" "}({ $bar })
}: { $tiles }
market-tile = { $card } { $price } PP{ $bar_id ->
    [none] { "" }
   *[other] {" "}({ $bar })
}
section-player = { $seat } ({ $number }): { $score ->
    [one] { $score } fame point
   *[other] { $score } fame points
}
section-own = You, { $seat } ({ $number }): { $score ->
    [one] { $score } fame point
   *[other] { $score } fame points
}
player-fame = Fame: battles { $battle }, two temples { $temples }, sanctuary { $sanctuary }, divine { $divine }; for now temples { $held }, pyramids { $tops }.
player-units = { $pp } prayer points, { $supply } units in supply, { $veterans } veterans.
player-cards = { $hand } divine interventions, { $cards } battle cards{ $played_shown ->
    [0] { "" }
   *[other] ; played: { $played }
}.
player-honour = Honour { $honour }, putrefaction level { $level }, { $underworld } units in the underworld.
player-tiles = Tiles: { $cards }.
player-figures = Not on the map: { $cards }.
own-tokens = { $regular ->
    [one] { $regular } token
   *[other] { $regular } tokens
} left. Free spaces: { $spaces }.
own-rows = Rows still to be covered: { $rows }.
own-intervention = {"  "}{ $card }: { $text }
own-battle-cards = Battle cards in hand: { $cards }.
own-buried = Discarded face down: { $cards }.

## What is asked

prompt-choose_city = Choose your city.
    .waiting = { $seat } chooses a city.
prompt-found_pyramids = Found your pyramids: { $left ->
    [one] { $left } level
   *[other] { $left } levels
} left.
    .waiting = { $seat } founds pyramids.
prompt-found_pyramids_together = The others still found their pyramids.
    .waiting = { $seat } founds pyramids.
prompt-first_colour = Which colour has the pyramid in { $area }?
    .waiting = { $seat } chooses a colour.
prompt-station = How many units stand in { $area }?
    .waiting = { $seat } places units.
prompt-first_tile = Take your first tile of level 1, free.
    .waiting = { $seat } takes a first tile.
prompt-take_actions = { $placed ->
    [0] Choose an action. You have { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }, { $pp ->
        [one] { $pp } prayer point
       *[other] { $pp } prayer points
    } and { $fame } fame.
   *[other] Anything else this turn? You have { $pp ->
        [one] { $pp } prayer point
       *[other] { $pp } prayer points
    } and { $fame } fame.
}
    .waiting = { $seat } takes a turn.
prompt-choose_army = Which army moves?
    .waiting = { $seat } chooses an army.
prompt-march = { $units ->
    [one] { $units } unit is
   *[other] { $units } units are
} on the march in { $area }; left: { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}, { $teleports ->
    [one] { $teleports } teleport
   *[other] { $teleports } teleports
}.
    .waiting = { $seat } moves an army.
prompt-transfer = Where does the army go?
    .waiting = { $seat } transfers an army.
prompt-relocate = Where does the divinity go?
    .waiting = { $seat } may move a divinity.
prompt-recruit = Recruit: { $free } units are free, { $supply } are in supply; you have { $pp } prayer points.
    .waiting = { $seat } recruits.
prompt-place_units = Place units: { $left } at most.
    .waiting = { $seat } places units.
prompt-join_army = Which army does { $card } join?
    .waiting = { $seat } places a creature.
prompt-shelter = Where does { $card } go?
    .waiting = { $seat } places a creature.
prompt-build = { $begun ->
    [0] Which pyramid do you build? You have { $pp } prayer points.
   *[other] Build another level? You have { $pp } prayer points.
}
    .waiting = { $seat } builds.
prompt-choose_colour = Which colour has the new pyramid in { $area }?
    .waiting = { $seat } chooses a colour.
prompt-buy = Buy a tile ({ $colour }). You have { $pp } prayer points.
    .waiting = { $seat } buys a tile.
prompt-buy_again = Buy another tile, one point dearer. You have { $pp } prayer points.
    .waiting = { $seat } buys another tile.
prompt-summon = Where do you summon { $card }?
    .waiting = { $seat } summons a divinity.
prompt-followers = Followers of the divinity: { $left } to come.
    .waiting = { $seat } adds followers.
prompt-sacrifice = Which unit do you sacrifice?
    .waiting = { $seat } sacrifices a unit.
prompt-sacrifice_for_excess = Sacrifice a unit for prayer points?
    .waiting = { $seat } may sacrifice a unit.
prompt-sacrifice_to_sphinx = Sacrifice a unit for more damage?
    .waiting = { $seat } may sacrifice a unit.
prompt-sacrifice_for_bonus = Sacrifice a unit for a bonus?
    .waiting = { $seat } may sacrifice a unit.
prompt-sacrifice_for_pyramids = Sacrifice a unit to raise pyramids?
    .waiting = { $seat } may sacrifice a unit.
prompt-give_fame = Which fame point do you lay on the honour track?
    .waiting = { $seat } loses fame.
prompt-may_veto = { $seat } plays { $card }. Cancel it?
    .waiting = { $seat } may cancel a card.
prompt-may_duplicate = { $seat } has spent { $pp } prayer points in an action. Answer?
    .waiting = { $seat } may answer an action.
prompt-may_divert = { $seat } enters { $area }. Avoid the battle?
    .waiting = { $seat } may avoid the battle.
prompt-flee = Where does your army go?
    .waiting = { $seat } moves away.
prompt-rain_fire = Which enemy unit do you remove?
    .waiting = { $seat } chooses a target.
prompt-ban_type = Which type of battle card do you forbid?
    .waiting = { $seat } forbids a type of battle card.
prompt-council = War council: the fighters choose in secret.
    .waiting = { $seat } holds a war council.
prompt-pick_card = War council: which battle card do you play?
    .waiting = { $seat } holds a war council.
prompt-pick_discard = War council: which battle card do you discard face down?
    .waiting = { $seat } holds a war council.
prompt-pick_interventions = War council: which divine interventions do you use?
    .waiting = { $seat } holds a war council.
prompt-add_attacker = Add a unit to your attacking army?
    .waiting = { $seat } may add a unit.
prompt-spend_interventions = Discard divine interventions for strength?
    .waiting = { $seat } may discard cards for strength.
prompt-choose_bonus = Which bonus?
    .waiting = { $seat } chooses a bonus.
prompt-enlist_in_battle = Enlistment: { $left } units at most join your army.
    .waiting = { $seat } reinforces the army.
prompt-leave = You have lost the battle; { $units ->
    [one] { $units } unit is
   *[other] { $units } units are
} left. Recall or retreat?
    .waiting = { $seat } recalls or retreats.
prompt-retreat = Where does the army of { $seat } retreat?
    .waiting = { $seat } chooses where the loser goes.
prompt-hold = You have won the battle; { $units ->
    [one] { $units } unit is
   *[other] { $units } units are
} left. Stay or recall?
    .waiting = { $seat } stays or recalls.
prompt-remove_card = Which battle card do you remove from the game, in secret?
    .waiting = { $seat } exchanges a battle card.
prompt-pay_delta = Remove a unit from the temple of the delta for 5 prayer points?
    .waiting = { $seat } decides at the temple of the delta.
prompt-pay_sanctuary = Remove two units from the Sanctuary of All Gods for a fame point?
    .waiting = { $seat } decides at the sanctuary.
prompt-drop_cards = Vision: discard { $left } more.
    .waiting = { $seat } discards cards.
prompt-bid_card = Turn order: which battle card do you play?
    .waiting = { $seat } bids for the turn order.
prompt-bid_discard = Turn order: which battle card do you discard face down?
    .waiting = { $seat } bids for the turn order.
prompt-bid_veterans = Turn order: your bid is { $strength }. How many of { $veterans } veterans do you add?
    .waiting = { $seat } bids for the turn order.
prompt-pick_position = Which place do you take in the new order?
    .waiting = { $seat } picks a place.
prompt-arrange_order = Who takes place { $place } in the new order?
    .waiting = { $seat } arranges the new order.
prompt-awaken = Awakening: which tile do you use?
    .waiting = { $seat } uses tiles of the awakening.
prompt-raise_free = Which pyramid grows by a level?
    .waiting = { $seat } raises a pyramid.
prompt-raise_cheaper = Which pyramid do you raise, one point cheaper?
    .waiting = { $seat } raises a pyramid.
prompt-regain = Two units back, or a point of honour?
    .waiting = { $seat } returns from beyond.

## What can be chosen

thing = { $what ->
    [area] { $area }
    [city] { $city }
    [colour] { $colour }
    [space] { $space }
    [gold] { $gold }
    [type] { $type }
    [fame] { $fame }
    [number] { $number }
    [word] { $word }
   *[other] { $card }
}
choice-city = Take the { $city }
    .short = Take
choice-build = Build in { $area }
    .short = Build
choice-colour = { $colour }
    .short = Colour
choice-units = { $number ->
    [one] { $number } unit
   *[other] { $number } units
}
    .short = Units
choice-token = { $space }
    .short = Token
choice-silver = Silver token: { $space }
    .short = Silver
choice-gold = Gold token: { $gold }
    .short = Gold
choice-play = Play { $card }
    .short = Play
choice-buy = Buy { $card } for { $price }
    .short = Buy
choice-from = The army in { $area } ({ $units })
    .short = Army
choice-go = Go to { $area }{ $army ->
    [enemy] : attack { $seat } ({ $units })
   *[other] { "" }
}
    .short = Go
choice-teleport = Teleport to { $area }{ $army ->
    [enemy] : attack { $seat } ({ $units })
   *[other] { "" }
}
    .short = Teleport
choice-sail = Sail to { $area } for a sacrifice{ $army ->
    [enemy] : attack { $seat } ({ $units })
   *[other] { "" }
}
    .short = Sail
choice-transfer = Transfer to { $area }{ $army ->
    [enemy] : attack { $seat } ({ $units })
   *[other] { "" }
}
    .short = Transfer
choice-carry = Go on with { $number ->
    [one] { $number } unit
   *[other] { $number } units
}
    .short = Carry
choice-figure = The figure: { $word }
    .short = Figure
choice-relocate = The divinity goes to { $area }
    .short = Relocate
choice-place = Put it in { $area }
    .short = Place
choice-unearth = From the underworld to { $area }
    .short = From below
choice-hit = Hit { $area }: { $seat } ({ $units })
    .short = Hit
choice-flee = Move away to { $area }
    .short = Flee
choice-retreat = To { $area }
    .short = Retreat
choice-offer = Sacrifice from { $area }
    .short = Sacrifice
choice-shelter = To { $area }
    .short = Shelter
choice-join = { $card } joins an army
    .short = Join
choice-revive = A unit returns from the underworld to supply
    .short = Revive
choice-add = A unit from the { $word }
    .short = Add
choice-card = Play { $card }
    .short = Play
choice-discard = Discard { $card }
    .short = Discard
choice-remove = Remove { $card }
    .short = Remove
choice-use = Use { $card }
    .short = Use
choice-spend = Discard { $card } for strength
    .short = Spend
choice-drop = Discard { $card }
    .short = Discard
choice-ban = Forbid { $type }
    .short = Forbid
choice-bonus = +1 { $type }
    .short = Bonus
choice-fame = Give up: { $fame }
    .short = Give
choice-veterans = Add { $number }
    .short = Veterans
choice-position = Place { $number }
    .short = Place
choice-seat = { $seat }
    .short = Player
choice-awaken = Use { $card }
    .short = Use
choice-regain = { $word_id ->
    [units] Two units return to supply
   *[other] One point of honour
}
    .short = Regain
choice-recall = Recall the army: a prayer point for each unit
    .short = Recall
choice-yield = Retreat
    .short = Retreat
choice-stay = Stay
    .short = Stay
choice-pay = Yes
    .short = Yes
choice-pass = No
    .short = No
choice-pass_day = No, and do not ask again today
    .short = Not today
choice-done = Done
    .short = Done
choice-end = End the turn
    .short = End

## What happens

log-round = Round { $round } begins.
log-night = Night falls after round { $round }.
log-turn = Turn { $turn }: { $seat }.
log-order = The new turn order: { $order }.
log-city = { $seat } takes the { $city }.
log-built = { $seat } builds in { $area }: { $colour }, level { $level }.
log-pyramids = All show their pyramids: { $count } in all.
log-stationed = { $seat } places { $count } units in { $area }.
log-tile = { $seat } takes the tile { $card }.
log-token = { $seat } uses { $metal }: { $space }.
log-gained = { $seat } gains { $pp } PP ({ $why }).
log-paid = { $seat } pays { $pp } PP ({ $why }).
log-lost-prayer = { $seat } has no honour left and loses a prayer point.
log-honour = The honour of { $seat } is now { $honour }.
log-fame = { $seat } gains a fame point ({ $fame }).
log-fame-lost = { $seat } loses a fame point to the honour track ({ $fame }).
log-fame-back = { $seat } gets a fame point back ({ $fame }).
log-fame-owed = { $seat } owes the honour track a fame point.
log-fame-settled = A fame point of { $seat } settles the debt on the honour track ({ $fame }).
log-sacrificed = { $seat } sacrifices a unit ({ $area }).
log-revived = { $count ->
    [one] { $count } unit
   *[other] { $count } units
} of { $seat } return from the underworld.
log-recruited = { $seat } adds a unit in { $area } (from the { $source }).
log-lost = { $seat } takes { $count ->
    [one] { $count } unit
   *[other] { $count } units
} from { $area } ({ $cause }).
log-alone = { $card } of { $seat } is without an army.
log-joined = { $card } of { $seat } joins the army in { $area }.
log-summoned = { $seat } summons { $card } to { $area }.
log-moved = { $seat } { $how } from { $start } to { $area } with { $count ->
    [one] { $count } unit
   *[other] { $count } units
}{ $card_id ->
    [none] { "" }
   *[other] {" "}and { $card }
}.
log-fled = { $seat } avoids the battle and moves away to { $area }.
log-no-battle = Nobody is left to fight { $seat } in { $area }.
log-battle-begins = Battle: { $seat } attacks { $other } in { $area }.
log-banned = { $seat } forbids battle cards of the type { $type }.
log-showed = { $seat } has to show the card: { $card }.
log-card = { $seat } plays the battle card { $card }.
log-unpaid = { $seat } cannot pay for { $card }; the card is lost.
log-resolved = { $seat } wins: { $attack } against { $defence }.
log-died = { $card } of { $seat } dies.
log-vanished = { $card } of { $seat } has nowhere to retreat.
log-retreated = { $seat } retreats to { $area }.
log-veteran = { $seat } takes a veteran.
log-cards-back = { $seat } takes all battle cards back.
log-exchanged = { $seat } exchanges a battle card for { $card }.
log-played = { $seat } plays { $card }.
log-cancelled = The card of { $seat } is cancelled.
log-dropped = { $seat } discards { $card }.
log-drew = { $seat } draws { $cards_count ->
    [one] { $cards_count } divine intervention
   *[other] { $cards_count } divine interventions
}{ $cards_shown ->
    [0] { "" }
   *[other] : { $cards }
}.
log-reshuffled = { $count } divine interventions are shuffled.
log-bid = { $seat } bids { $strength } and { $count } veterans.
log-position = { $seat } will have place { $place }.
log-awakened = { $seat } uses { $card }.
log-ended = The game is over. { $seat } wins.

## Why not

reason-ready = You have chosen; the others have not
reason-place-creature-first = First say where { $card } goes
reason-no-army-without-figure = In { $area } you have no army without a figure
reason-sacrifice-first = First choose the unit to sacrifice
reason-no-unit-there = You have no unit to sacrifice there: { $area }
reason-give-fame-first = First choose the fame point to give up
reason-not-this-window = { $card } cannot be played now
reason-not-in-hand = You do not hold { $card }
reason-answer-first = First answer, or pass
reason-flee-first = First say where your army goes
reason-no-way-out = The army cannot go to { $area }
reason-no-such-intervention = There is no such card: { $noun }
reason-not-enough-pp = It costs { $cost } prayer points and you have { $have }
reason-nothing-to-hit = There is no enemy unit to hit
reason-choose-target-first = First choose the target
reason-no-enemy-unit = There is no enemy unit to hit in { $area }
reason-no-own-army = You have no army in { $area }
reason-cannot-relocate = The divinity cannot go there: { $area }
reason-choose-army-first = First choose the army that moves
reason-no-obelisk = There is no obelisk in { $area }, or the army cannot stay there
reason-no-such-area = There is no such area: { $noun }
reason-cannot-sail = The army cannot sail to { $area }
reason-settled-here = That has been settled at this stop
reason-cannot-regroup = The army cannot be divided like that here
reason-march-first = First finish the march
reason-not-adjacent = { $area } is not adjacent
reason-no-steps-left = No land step is left
reason-wall = The walls of { $area } can be entered only with the first step of the action
reason-coast-only = { $area } is not on the Nile coast
reason-two-figures = In { $area } there is already a figure
reason-army-limit = In { $area } at most { $limit } units can stand
reason-no-teleports = This march is without teleports
reason-no-teleports-left = No teleport is left
reason-already-there = The army already is in { $area }
reason-no-pyramid-here = Teleports start from a pyramid; there is none in { $area }
reason-place-units-first = First place the units
reason-not-a-place-for-units = Units cannot be placed in { $area }
reason-underworld-empty = You have no unit in the underworld
reason-supply-empty = You have no unit in supply
reason-build-first = First choose the pyramid to build
reason-not-your-district = { $area } is not a district of your city
reason-one-pyramid = Only one pyramid grows in an action: { $area }
reason-district-held = An enemy holds { $area }
reason-highest-level = The pyramid in { $area } has the highest level
reason-no-colour-left = You have a pyramid of every colour in play
reason-colour-first = First choose a colour
reason-colour-built = You already have a pyramid of this colour: { $colour }
reason-colour-not-in-play = This colour is not in play: { $colour }
reason-buy-first = First buy a tile, or none
reason-other-colour = { $card } is a tile of another colour: { $colour }
reason-tile-owned = You already have { $card }
reason-tile-excluded = A tile that you have excludes { $card }
reason-tile-gone = No copy of { $card } is left
reason-pyramid-too-low = You control no pyramid of level { $level } ({ $colour })
reason-summon-first = First say where { $card } is summoned
reason-not-free-ground = { $card } cannot be summoned to { $area }
reason-followers-first = First add the followers
reason-ban-first = First forbid a type of battle card
reason-pick-card-first = First choose the battle card to play
reason-battle-card-gone = { $card } is not in your hand
reason-type-banned = Battle cards of this type are forbidden: { $type }
reason-pick-discard-first = First choose the battle card to discard
reason-pick-interventions-first = First choose divine interventions, or none
reason-not-in-battle = { $card } has no use in battle
reason-already-chosen = You have already chosen { $card }
reason-enlist-first = First reinforce your army, or not
reason-leave-first = First recall the army or retreat
reason-retreat-first = First say where the loser goes
reason-no-retreat-there = The loser cannot retreat to { $area }
reason-hold-first = First stay or recall the army
reason-remove-card-first = First choose the battle card to remove
reason-add-unit-first = First add a unit, or none
reason-spend-first = First discard cards for strength, or none
reason-bonus-first = First choose the bonus
reason-cannot-raise = No pyramid can grow there: { $area }
reason-regain-first = First choose units or honour
reason-city-taken = The { $city } is taken
reason-city-first = First choose a city
reason-pyramids-first = First found your pyramids
reason-not-above-two = At the start no pyramid is higher than 2
reason-station-first = First place your units
reason-first-tile-first = First take your first tile
reason-level-one-only = { $card } is not of level 1
reason-not-your-colour = You have no pyramid in the colour of { $card }
reason-pay-first = First decide whether to remove units
reason-drop-first = First discard cards
reason-bid-veterans-first = First say how many veterans you add
reason-position-taken = This place of the order is not free
reason-cannot-awaken = This tile cannot be used now
reason-place-token-first = First place a regular token
reason-choose-action-first = First choose an action
reason-no-such-space = Your board has no such space: { $noun }
reason-no-silver = You have no silver token to place
reason-token-placed = You have placed your token this turn
reason-space-taken = There is a token already: { $space }
reason-row-first = The { $row } row must be covered
reason-no-gold-tile = You have no tile for that: { $gold }
reason-gold-used = Your gold token has been used today
reason-gold-impossible = That cannot be done now: { $gold }

## Results

part-battle = battles
part-temples = two temples
part-sanctuary = sanctuary
part-divine = divine
part-held_temples = temples held
part-pyramids = pyramids of the highest level
tie-battle = Fame from battles
tie-order = Place in the turn order

## Options

option-book_of_the_dead = Book of the Dead
    .help = Emerald tiles, honour, sacrifices and divinities.
option-old_ones = Old Ones
    .help = Thoth and Apophis appear as Nyarlathotep and Cthulhu.
option-colours = Colours of the tiles
    .help = random: drawn by lot; otherwise the colours with commas, for instance ruby,emerald.
option-turn_order = Turn order
    .help = How the order of a round is settled in the night before it.
option-turn_order-veterans = bids with cards and veterans
option-turn_order-fewest_points = whoever has least fame decides
option-round_limit = Round limit
    .help = The game stops after so many rounds; 0: no limit.
option-errata = Corrections
    .help = A file that corrects numbers of tiles, figures, cards and areas; some of them are reconstructed.

## Errors: options, positions

error-errata-too-few-interventions = There would be only { $have } divine interventions besides the Diversions; at least { $need } are needed.
error-old-ones-without-book = The Old Ones need the Book of the Dead.
error-bad-round-limit = “{ $value }” is not possible as round limit; 0 to { $high } are.
error-colours-count = { $need } different colours are needed, not { $have }.
error-colours-emerald = With the Book of the Dead emerald must be among the colours.
error-army-too-big = { $key }: an army has at most { $limit } units.
error-figure-not-owned = { $key }: the player does not own the tile of { $card }.
error-too-many-units = { $key }: the player has only { $units } units.
error-supply-follows = { $key }: the supply follows from the rest; it is { $units }.
error-tiles-exclude = { $key }: another tile excludes { $card }.
error-cards-in-pairs = { $key }: eight battle cards are needed, each in one place, used in pairs.

## Browser: the lesson

web-lesson-1 = Nine points of fame
    .text = You lead a god’s people. Whoever begins a turn with at least nine fame, and more than everybody else, wins. Battles won as the attacker bring fame for good; temples and the highest pyramids only as long as you hold them.
web-lesson-2 = Five actions a day
    .text = Each turn you lay one of your five tokens on your board: move, recruit, build, pray or buy. A space takes one token a day, and in the evening each of the three rows must have one.
web-lesson-3 = Pyramids
    .text = Each colour has its pyramids. One more level costs as many prayer points as its number. The height of a pyramid says which power tiles of its colour you may buy; armies teleport from it.
web-lesson-4 = Power tiles
    .text = A tile costs as many prayer points as its level and stays yours: stronger armies, more movement, prayer, cards. Some bring a creature that marches with an army. Nobody has a tile twice.
web-lesson-5 = Marching
    .text = An army makes one step over land and may teleport for two prayer points to any obelisk. A foreign city district has walls: only the first step can enter it. In an army there are at most five units.
web-lesson-6 = Battle
    .text = Both sides choose in secret a battle card to play and one to put away, and interventions they can pay. Units, card, creature and tiles make the strength; the stronger side wins, the defender if it is equal. Damage less protection says how many units fall.
web-lesson-7 = Night
    .text = Temples give prayer points to whoever holds them, two temples a point of fame. Everybody gets two prayer points and a divine intervention. Then battle cards are bid for the turn order.
web-lesson-8 = The Book of the Dead
    .text = With the expansion emerald tiles call servants of the underworld. Honour falls when you use them and brings strength at the price of fame; fame comes back with honour. You can play without it.

## Browser

web-map = Map
web-mini-map = The whole map: click to go there
web-zoom-in = Zoom in
web-zoom-out = Zoom out
web-zoom-focus = Show what matters now
web-temple-brings = { $points } prayer points at night
web-pyramid-aloud = { $colour } pyramid of level { $level }
web-army-aloud = { $seat }: { $units ->
    [one] { $units } unit
   *[other] { $units } units
}
web-way-go = 1 step, { $left } left after it
web-way-teleport = Teleport for { $price } PP
web-way-sail = Sail: 1 step and 1 sacrificed unit
web-way-transfer = Transfer
web-way-toll = Toll of Khnum's Sphinx: { $price } PP
web-way-battle = Battle against { $seat }
web-borders = Borders on: { $list }.
web-actions = Your actions
web-tokens-left = { $count ->
    [one] token left
   *[other] tokens left
}
web-do-move = Move
web-do-recruit = Recruit
web-do-build = Build
web-do-pray = Pray
web-gem-ruby = Ruby
    .short = Ruby
web-gem-sapphire = Sapphire
    .short = Sapph.
web-gem-diamond = Diamond
    .short = Diam.
web-gem-onyx = Onyx
    .short = Onyx
web-gem-emerald = Emerald
    .short = Emer.
web-space-taken = { $name }: { $token ->
    [silver] your silver token lies here
   *[other] your token lies here
}
web-row-open = This row still has to be covered today.
web-gold = gold
web-gold-ready = gold token ready
web-gold-used = Gold token: used today
web-gold-none = Gold token: you have no tile for it
web-silver-ready = silver token ready
web-prayer = Prayer points
web-of-most = of { $most }
web-prayer-aloud = { $points } prayer points of 11
web-honour = Honour
web-putrefaction = putrefaction level { $level }
web-honour-aloud = Honour { $honour }, putrefaction level { $level }
web-underworld = Underworld: { $count }
web-supply = Supply: { $count }
web-veterans = Veterans: { $count }
web-fame-lost = { $kind ->
    [debt] You owe the track a fame point.
    [battle] A battle fame point lies on the track.
    [temples] A fame point of two temples lies on the track.
    [sanctuary] A sanctuary fame point lies on the track.
   *[other] A divine fame point lies on the track.
}
web-powers = Your powers
web-powers-of = Powers
web-all-tiles = all tiles
web-no-tiles = No tiles yet.
web-waiting-figures = Not on the map:
web-interventions = Divine interventions
web-only-you = secret
web-no-cards = No cards.
web-card-cost = { $cost } PP
web-card-free = free
web-battle-cards = Battle cards
web-battle-cards-left = Battle cards left: { $count }
web-card-gone = { $name }: used
web-own-loss = own loss { $count }
web-fame = Fame
web-fame-short = fame
web-of-nine = of 9
web-lasting = Permanent
web-passing = As long as you hold it
web-fame-battle = Battles
    .more = +1 when you attack, win and at least one unit survives.
web-fame-temples = Two temples
    .more = +1 each night when you hold two temples.
web-fame-sanctuary = Sanctuary
    .more = +1 at night for two units from the sanctuary.
web-fame-divine = Divine
    .more = +1 with Domination or the tile of the Sphinx.
web-fame-held-temples = Temples held
    .more = +1 for each temple, until somebody takes it.
web-fame-held-pyramids = Pyramids of level 4
    .more = +1 for each that you hold, yours or taken.
web-tiles = Power tiles
web-prayer-have = You have { $points } PP
web-discs = Discs show who owns a tile
web-your-pyramid = your pyramid { $level }
web-no-pyramid = no pyramid
web-tile-price = { $price } PP
web-tile-level = Level { $level }
web-answers-here = Answers
web-steps-left = { $count ->
    [one] { $count } step left
   *[other] { $count } steps left
}
web-teleports-left = { $count ->
    [0] No teleport left
    [one] { $count } teleport for { $price } PP
   *[other] { $count } teleports for { $price } PP each
}
web-carry = Go on with:
web-battle-for = Battle for { $area }
web-battle-won = { $seat } wins
web-attacks = { $seat } attacks
web-defends = { $seat } defends
web-units = { $count ->
    [one] { $count } unit
   *[other] { $count } units
}
web-waited-for = is choosing
web-losses = loses { $count }
web-part-units = units
web-part-figure = figure
web-part-tiles = tiles
web-part-card = card
web-part-bonus = bonus
web-your-strength = Your strength
web-council-card = Choose the card to play. Grey ones are used up.
web-council-discard = Now choose a card to put away face down.
web-council-ready = Blue is played, dark is put away. Add divine interventions, or finish.
web-banned = Forbidden: cards of the type { $type }.
web-beats = You beat { $beats } of { $of } possible cards
web-tie-attacker = A tie goes to the defender.
web-tie-defender = A tie goes to you.
web-still-choosing = { $seat } is still choosing.
web-has-chosen = { $seat } has chosen.
web-night = Night
web-night-over = The night is over
web-night-prayer = PP
web-night-cards = Cards
web-night-fame = Fame
web-night-bid = Bid
web-night-place = Place
web-open-board = The board of { $seat }
web-your-board = Your board
web-units-on-map = Units on the map: { $units }, armies: { $armies }
web-hand-count = Divine interventions: { $count }
web-place-in-order = Place { $place } in the turn order
web-played-cards = Battle cards played
web-phase-setup = Set-up
web-phase-day = Day
web-phase-night = Night
