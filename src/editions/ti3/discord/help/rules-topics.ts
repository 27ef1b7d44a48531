import { rulesTopic, type RulesTopic } from '#discord/help/rules-topics.ts';
import { GLOSSARY } from './glossary.ts';

// Short answers to common rules questions, each with its section.

export const RULES_TOPICS: readonly RulesTopic[] = [
  rulesTopic(
    'Goal and end',
    'win, winning, win the game, victory, victory points, victory point, points, VP, goal, game end, end of the game, long war, imperium rex, elimination, eliminated',
    'The first player with 10 victory points wins, or 14 in a long war (E3 1.1). When Imperium Rex is revealed, the player with the most points wins; if tied, the one earlier in the order of play (E3 1.2). A few objectives win the game when you score them (E3 1.3). A player with no planets and no units is eliminated (E3 1.6).',
  ),
  rulesTopic(
    'Strategy phase',
    'strategy cards, strategy card, bonus counters, bonus counter, pick, picking, pick a strategy card',
    'Clockwise from the speaker, each player picks a strategy card. With 3 or 4 players, each picks 2 (E3 3.1). For each bonus counter on your card, gain 1 trade good or 1 command counter (E3 3.2). Then each unpicked card gains 1 bonus counter (E3 3.3).',
  ),
  rulesTopic(
    'Order of play',
    'turn order, initiative order, order',
    'The player with the lowest strategy card number goes first; Naalu count as 0 (E3 3.4). The order is used for turns, objectives and responses to cards.',
  ),
  rulesTopic(
    'Initiative',
    'speaker, strategy card 1',
    'When you pick this strategy card, you become the speaker. You pay no counters for secondary abilities this round. It has no strategic action, and you cannot pick it next round (E3 3.5).',
  ),
  rulesTopic(
    'Action phase',
    'turn, turns, action, actions, my turn',
    'In order of play, each player performs 1 action at a time until all players have passed. Actions are strategic, tactical and transfer actions, and cards or abilities that say so (E3 4.1). You can pass only after your strategic actions. After you pass, you can still follow, vote and defend, but perform no actions (E3 4.2).',
  ),
  rulesTopic(
    'Strategic action',
    'primary, secondary, primary ability, secondary ability, follow, following',
    'Resolve the primary ability of your card. Then each other player, clockwise, may use the secondary ability for 1 counter from strategy allocation, unless the card says otherwise. Players who have passed may also follow (E3 4.4).',
  ),
  rulesTopic(
    'Command counters',
    'command counter, command tokens, counters, pools, command pool, fleet supply, fleet pool, fleet limit, strategy allocation, strategy pool, cc',
    'Each race has 16. The command pool pays for activations, and strategy allocation for secondary abilities. You do not spend fleet supply: it limits your non-fighter ships in each system to its number of counters (E3 5.1, 5.3). Place new counters in any area when you gain them (E3 5.2). Move counters between areas only in the status phase (E3 5.4).',
  ),
  rulesTopic(
    'Tactical action',
    'tactical, activation, activate, activating, active system, attack a system',
    'Place a counter from your command pool in a system without your counter (E3 6.1). Move ships there (E3 6.2). PDS fire (E3 6.3). Fight a space battle (E3 6.4). Land (E3 6.5) and invade (E3 6.6). Then produce units, or place a new space dock (E3 6.7). `/why move` and `/why land` explain what stops you.',
  ),
  rulesTopic(
    'Movement',
    'move, moving, move ships, transport, cargo, speed, range',
    "Ships move from systems without your counters, up to their movement. They cannot pass through systems with other players' ships, but fighters alone do not block them. Carriers and war suns transport ground forces, PDS and fighters from where they start and from systems on their route (E3 6.2). For asteroid fields, supernovas and nebulas, see E3 17.",
  ),
  rulesTopic(
    'PDS',
    'planetary defense system, PDS fire, space cannon',
    'After ships move, each PDS of another player that is in range fires once at them; then each PDS of the active player fires once at 1 fleet there (E3 6.3). The range is its own system; Deep Space Cannon adds adjacent systems. PDS also fire at units that land on their planet (E3 8.2), and stop dreadnoughts from bombarding it (E3 8.1). A planet can have 2 PDS (E3 9.3).',
  ),
  rulesTopic(
    'Space battle',
    'space combat, dice, hits, hit, casualties, fleet combat',
    'First: Assault Cannons, Mentak and cards, then the anti-fighter barrage (E3 7.1, 7.2). In each round, either side may announce a withdrawal, the attacker first. Both sides roll 1 die per ship, 3 for a war sun; a die hits if it is at least the battle value. Then the attacker assigns hits, and then the defender (E3 7.3). `/odds` shows your chances.',
  ),
  rulesTopic(
    'Anti-fighter barrage',
    'barrage, AFB',
    'Before the first round, each destroyer rolls 2 dice against enemy fighters. Both sides roll at the same time (E3 7.2).',
  ),
  rulesTopic(
    'Retreat',
    'retreats, retreating, withdraw, withdrawal, flee, escape',
    "Announce it at the start of a round; it happens at the end. The whole fleet moves to 1 adjacent system that already has your counter and has no other player's ships (E3 7.4). If the attacker withdraws, the defender does not have to retreat.",
  ),
  rulesTopic(
    'Damage',
    'sustain, sustain damage, damaged, repair, repairing',
    'A dreadnought or war sun can sustain damage to cancel its first hit; the next hit destroys it (E3 7.5). Damaged ships are repaired in the status phase (E3 16.2).',
  ),
  rulesTopic(
    'Invasion',
    'invade, invading, bombardment, bombard, landing, land, ground forces, conquer',
    'Each dreadnought bombards with 1 die if the planet has no PDS; each war sun bombards any planet with 3 dice (E3 8.1). PDS on the planet fire at landing units (E3 8.2). Then both sides roll for each ground force (hits on 8) until one side is gone; no one can retreat (E3 8.3). The attacker gains the planet exhausted, and space docks and PDS there are destroyed (E3 8.4).',
  ),
  rulesTopic(
    'Production',
    'produce, producing, build, building, build units, get units, new units, reinforcements, pieces, blockade, blockaded',
    "A space dock produces up to its planet's resources plus 2 units, paid with resources. Fighters and ground forces cost 1 for 2 (E3 9.1, 9.2). You can produce only units that you have in reinforcements (E3 9.3), and none in a system with another player's ships (E3 9.4). A new space dock costs 4, on a planet you have controlled since the round began; it produces from the next round (E3 9.5).",
  ),
  rulesTopic(
    'Facilities',
    'colony, refinery, colonies, refineries, facility',
    'An option of the game. A refinery adds 1 resource to its planet, and a colony adds 1 influence. Produce them in the production step of a tactical or transfer action, for 1 resource each, without a space dock. You must have controlled the planet for an entire round. It cannot be in a home system or be a trade station, and no other player may have ships in its system. Producing it exhausts the planet. A planet can have 1 facility, and there are 8 of each kind for all players. A player who gains control of the planet destroys the facility, or takes it over with a shock troop (E3 21.9).',
  ),
  rulesTopic(
    'Transfer action',
    'transfer, transfer actions',
    'Choose 2 adjacent systems with only your units and without your counters. Place a counter in each: 1 from your command pool, the other from reinforcements (E3 10.1). Ships may move both ways (E3 10.2), and units land only on your own planets (E3 10.4). You can produce in 1 of the 2 systems (E3 10.5).',
  ),
  rulesTopic(
    'Planets',
    'planet, planet card, exhaust, exhausted, refresh, refreshed, ready, resource, resources, influence',
    'Exhaust a planet to spend its resources or its influence. Planets are refreshed in the status phase, and you gain a planet exhausted (E3 11.1). You keep control of a planet without units on it (E3 8.6).',
  ),
  rulesTopic(
    'Trade goods',
    'trade good, goods, money, bribe, bribes',
    'Spend each as 1 resource or 1 influence, but not as a vote (E3 11.2). You can give them to other players at any time with `/trade give` (E3 13.2).',
  ),
  rulesTopic(
    'Action cards',
    'action card, hand limit, hand, cards',
    'The hand limit is 7 (E3 12.1). When you play a card, the other players see it and can respond before it resolves (E3 12.2). If several players can cancel it, 1 of them is enough (E3 12.3).',
  ),
  rulesTopic(
    'Political cards',
    'political card, agenda, agendas, council, vote, votes, voting, how to vote, law, laws, debate, election',
    'The strategy card Political brings 1 to the council (E3 13.1). Players may give trade goods for votes, but promises are not binding (E3 13.2). Each player casts all the influence of their ready planets for 1 outcome, or abstains. Voting does not exhaust planets (E3 11.3, 13.3). The speaker votes last and decides ties. Laws stay in effect (E3 13.4).',
  ),
  rulesTopic(
    'Technology',
    'technologies, tech, research, researching, prerequisite, prerequisites, specialty, technology specialty',
    'You need the technologies named on it: all of them, or 1 of them. Colors do not matter (E3 14.1). The secondary ability of Technology costs 8 resources, 1 less for each specialty of that color on your planets (E3 14.2). `/technology` shows what you can gain.',
  ),
  rulesTopic(
    'Trade agreements',
    'trade agreement, trade, trading, contract, contracts, partner',
    "Each player has 2 contracts. In an agreement, 2 players swap 1 contract each and gain what the other's contract is worth (E3 15.1). The Trade card opens trade: its player approves all agreements. It also pays trade goods, but not for agreements made in the same action (E3 15.2). Agreements end in the status phase, by cards, or when the 2 players fight each other (E3 15.3).",
  ),
  rulesTopic(
    'Status phase',
    'status, round end, cleanup',
    'Score objectives in order of play (E3 16.1). Repair ships (16.2). Remove command counters from the board (16.3). Refresh planets (16.4). Each player draws 1 action card and gains 2 command counters (16.5). Redistribute counters (16.6). Players may break trade agreements, and strategy cards are returned (16.7).',
  ),
  rulesTopic(
    'Objectives',
    'objective, score, scoring, claim, secret objective, secret objectives, public objective, public objectives, preliminary objective, stage I, stage II',
    'In each status phase you can score up to 1 public objective and your secret objective, if you control all planets in your home system. If an objective costs something, you pay for it then (E3 16.1). Each player can score each public objective once. `/objectives` shows the progress of all players.',
  ),
  rulesTopic(
    'Special systems',
    'special system, anomaly, anomalies, asteroid field, asteroid fields, supernova, nebula, ion storm, wormhole, wormholes, alpha, beta',
    'Ships cannot enter an asteroid field; with Antimass Deflectors they can pass through it (E3 17.1). Ships cannot enter a supernova (E3 17.2). Ships that enter a nebula must stop, ships that start there have movement 1, and its defender adds 1 to each die (E3 17.3). Ships that enter an ion storm must stop (E3 17.4). Systems with wormholes of the same letter are adjacent (E3 17.6).',
  ),
  rulesTopic(
    'Where the texts come from',
    'confidence, sources, transcription, rulings',
    "Rules and cards are in our own words. Sections (E3 6.1) are those of this program's own summary of the rules. Card texts come from a transcription by players; `/help about:` shows how reliable each text is. Where the printed rules leave something open, docs/rulings-third.md lists our rulings.",
  ),
  ...GLOSSARY,
];
