import { rulesTopic, type RulesTopic } from '#discord/help/rules-topics.ts';

/** A topic of the rules that users can look up. */
export interface EditionTopic extends RulesTopic {
  /** The kind of cards that a game needs for this topic. */
  needs?: 'exploration-card' | 'leader' | 'relic';
}

/** Terms of the rules, each with its section. */
export const RULES_TERMS: readonly EditionTopic[] = [
  rulesTopic(
    'Production',
    'producing units, produce, building, build, build units, get units, new units',
    'The Production value of a unit is the most units it can produce; you pay their cost in resources (67, 68). For Space Dock I, it is the resources of the planet plus 2. Place ships in its system and ground forces on its planet. Fighters and infantry cost 1 for 2 (26.2). `/why` explains what stops you.',
  ),
  rulesTopic(
    'Blockade',
    'blockaded, blockades',
    'A unit with Production is blockaded while other players have ships in its system and its owner has none (14). It cannot produce ships then, but it can produce ground forces (14.1).',
  ),
  rulesTopic(
    'Movement',
    'move, moving, move value, move ships, speed, range, route',
    "Ships move to the active system, 1 adjacent system at a time, as far as their move value allows (58). They cannot start in a system with their owner's command token or move through other players' ships (58.4b). They can transport units (95).",
  ),
  rulesTopic(
    'Transport',
    'transporting, carry, cargo, carry infantry, carry fighters, load',
    "A ship can transport fighters and ground forces up to its capacity. It picks them up where it starts, on its route and in the active system (95), but not in other systems with its owner's command token. Fighters and ground forces in space that exceed your capacity there are removed (16).",
  ),
  rulesTopic(
    'Space combat',
    'space battle, fleet combat',
    'If 2 players have ships in the active system, they fight (78). First, units with Anti-Fighter Barrage roll, only once (10). Then, in each round, players can announce a retreat, all ships roll dice, and players assign hits (78.5, 78.6). A die hits if it shows at least the combat value of the ship. The player with ships left wins.',
  ),
  rulesTopic(
    'Ground combat',
    'ground battle, take a planet',
    'If 2 players have ground forces on a planet, they fight there in rounds, as in space, but without retreats (42). The player with ground forces left controls the planet (25).',
  ),
  rulesTopic(
    'Retreat',
    'retreats, retreating, flee, withdraw, escape',
    "Announce a retreat before the dice of a space combat round are rolled; the defender decides first. At the end of the round, your ships move to an adjacent system without other players' ships where you have a unit or control a planet. Place a command token there if you have none (78.4, 78.7).",
  ),
  rulesTopic(
    'Invasion',
    'invade, invading, landing, land, commit ground forces, committing, conquer',
    'The invasion follows space combat (49). Ships can bombard planets, then you can commit ground forces, then Space Cannon on those planets fires at them, then ground combat begins. You do not have to commit ground forces.',
  ),
  rulesTopic(
    'Bombardment',
    'bombard, planetary shield, shield',
    'Before you commit ground forces, your units with Bombardment roll dice, each against the ground forces on 1 planet (15). They cannot bombard a planet with a Planetary Shield (65).',
  ),
  rulesTopic(
    'Space cannon',
    'space cannons, PDS fire, deep space cannon',
    "After ships move, units with Space Cannon in the active system can fire at other players' ships there. The active player's units can fire too (77.1). After ground forces are committed, units with Space Cannon on that planet fire at them (77.6). PDS II can also fire at adjacent systems.",
  ),
  rulesTopic(
    'Anti-fighter barrage',
    'AFB, barrage',
    'Before round 1 of a space combat, units with Anti-Fighter Barrage roll dice that can hit only fighters (10).',
  ),
  rulesTopic(
    'Sustain damage',
    'sustain, damage, damaged, repair, repairing',
    'A unit with Sustain Damage can become damaged to cancel 1 hit (87). It still fights as before, but the next hit destroys it. Damaged units are repaired in the status phase (81).',
  ),
  rulesTopic(
    'Neighbors',
    'neighbor, neighbours, next to',
    '2 players are neighbors if they have units or planets in the same system or in adjacent systems (60). Wormholes of the same type make systems adjacent (101).',
  ),
  rulesTopic(
    'Adjacency',
    'adjacent, adjacent systems, beside',
    'Systems are adjacent if their sides touch (6) or if they have wormholes of the same type (101). Hyperlanes make the systems at their ends adjacent (44).',
  ),
  rulesTopic(
    'Anomalies',
    'anomaly, nebula, nebulas, supernova, supernovas, asteroid field, asteroid fields, asteroids, gravity rift, gravity rifts',
    'Ships cannot move into an asteroid field (11) or a supernova (86). They can move into a nebula only if it is the active system. Ships that start in a nebula have move 1, and defenders there add 1 to their combat rolls (59). A ship that moves out of a gravity rift has +1 move, but a roll of 1 to 3 removes it (41).',
  ),
  rulesTopic(
    'Command tokens',
    'command token, pools, tokens, tactic pool, strategy pool, tactic, strategy, command sheet, command counters',
    'Tactic tokens activate systems. Strategy tokens pay for secondary abilities. Fleet tokens limit how many non-fighter ships you can have in a system (20, 37). In the status phase, each player gains 2 tokens and splits all of them between the pools again (81).',
  ),
  rulesTopic(
    'Commodities',
    'commodity, trade goods, trade good, goods, money, commodity value, replenish',
    'You cannot spend your own commodities. They become trade goods when you give them to another player (21.5). The commodity value of your faction is the most you can have. The strategy card Trade replenishes them. A trade good pays for 1 resource or 1 influence (93).',
  ),
  rulesTopic(
    'Promissory notes',
    'promissory note, notes, support, ceasefire, alliance',
    'In each transaction, each player can give 1 promissory note (69, 94). The player who has a note uses it as its text says; some notes are placed face up in front of that player. A note returns to its owner when its text says so.',
  ),
  rulesTopic(
    'Technology',
    'technologies, tech, research, researching, prerequisite, prerequisites, specialty, technology specialty, specialties',
    'You can research a technology if you own as many technologies of each color as its prerequisites show (90). You can exhaust a planet with a technology specialty to ignore 1 prerequisite of that color. `/technology` shows what you own, what you can research next and what that leads to.',
  ),
  rulesTopic(
    'Strategy cards',
    'strategy card, strategy phase, pick, picking, pick a strategy card',
    'In the strategy phase, each player picks 1 strategy card, or 2 in games with up to 4 players (84). Its number sets the initiative order (48). You perform the primary ability of each of your cards once a round. All other players can then perform its secondary ability, usually for 1 strategy token (82).',
  ),
  rulesTopic(
    'Status phase',
    'status, end of round, cleanup, command token gain',
    'Players score objectives, and a new public objective is revealed. Each player draws 1 action card, removes their command tokens from the board, gains 2 and splits them between the pools. Then cards are readied, units are repaired and strategy cards are returned (81).',
  ),
  rulesTopic(
    'Control',
    'control a planet, ownership, control token, control tokens, gain a planet',
    'You gain control of a planet if you are the only player with units on it; it becomes exhausted (25). You keep control when your units leave, until another player gains control of it.',
  ),
  rulesTopic(
    'Structures',
    'structure, space docks, PDS and space docks',
    'A planet can have at most 1 space dock and 2 PDS (85). They do not move or fight in combat. They are destroyed when another player gains control of the planet with ground forces.',
  ),
  rulesTopic(
    'Elimination',
    'eliminated, out of the game, lose the game',
    'A player who has no ground forces, no units with Production and no planets is eliminated (33).',
  ),
];
