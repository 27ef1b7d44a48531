import type { RulesTopic as Looked } from '#discord/help/rules-topics.ts';

/** A topic of the rules that users can look up. */
export interface EditionTopic extends Looked {
  /** The kind of cards that a game needs for this topic. */
  needs?: 'exploration-card' | 'leader' | 'relic';
}

const matter = (name: string, also: string, text: string): EditionTopic => ({
  id: name.toLowerCase().replaceAll(' ', '-'),
  name,
  keywords: also,
  text,
});

/** Terms of the rules, each with its section. */
export const RULES_TERMS: readonly EditionTopic[] = [
  matter(
    'Production',
    'producing units, building, cost',
    'A unit with Production makes as many units as its number says, for resources (67, 68). A space dock makes as many as its planet has resources and two more; ships go into its system, ground forces onto its planet. Two fighters, or two infantry, come for one cost (26.2). `/why` says what stands in the way.',
  ),
  matter(
    'Blockade',
    'blockaded, space dock',
    'A unit with Production is blockaded where ships of others are in its system and none of its owner (14). It makes no ships then; ground forces it still makes (14.1).',
  ),
  matter(
    'Movement',
    'move, ships, moving, transport',
    'Ships go into the active system along adjacent systems, as many steps as their move value at the most (58). They cannot start where a command token of theirs lies, nor pass through ships of others (58.4b). What they carry comes along (95).',
  ),
  matter(
    'Transport',
    'carry, capacity, infantry, fighters',
    'A ship with a capacity takes up so many fighters and ground forces where it starts and on its way (95), but not where a command token of theirs lies, save in the active system. Fighters and ground forces that find no room in a space area are removed (16).',
  ),
  matter(
    'Space combat',
    'fleets, rounds, fight, dice',
    'It is fought where ships of two players are (78): first anti-fighter barrages, once (10); then round by round a retreat can be announced, all ships roll a die each that hits at its combat value or above, and hits are assigned at once (78.5, 78.6). Whoever has ships left has won.',
  ),
  matter(
    'Ground combat',
    'planet, infantry, invasion',
    'It is fought on a planet where ground forces of two players stand, round by round, as in space, but nobody retreats (42). Who is left controls the planet (25).',
  ),
  matter(
    'Retreat',
    'flee, withdraw',
    'Announced before a round of a space combat is rolled, the defender first; after that round the ships go to an adjacent system that is free of others’ ships and where they have a unit or a planet, and a command token lies there then (78.4, 78.7).',
  ),
  matter(
    'Invasion',
    'landing, bombardment, ground forces, committing',
    'After the fight in space: ships with Bombardment fire at planets, then ground forces land, space cannons of the planet fire at them, and it is fought on the ground (49). Nobody need land.',
  ),
  matter(
    'Bombardment',
    'planetary shield',
    'Before ground forces land, units that have it roll against the ground forces of one planet each (15). A planetary shield keeps it from its planet (65).',
  ),
  matter(
    'Space cannon',
    'pds, deep space cannon',
    'After ships have moved, units that have it fire at ships in the active system; those of the active player as well (77.1). When ground forces land, those on the planet fire at them (77.6). PDS II also reach adjacent systems.',
  ),
  matter(
    'Anti-fighter barrage',
    'afb, destroyers, fighters',
    'Before the first round of a space combat units that have it roll against fighters alone (10).',
  ),
  matter(
    'Sustain damage',
    'damaged, repair',
    'A unit that has it cancels one hit by becoming damaged (87). It then fights as before, and is destroyed by the next hit. Damaged units are repaired in the status phase (81).',
  ),
  matter(
    'Neighbors',
    'neighbours, next to, adjacent',
    'Two players are neighbors who have units or planets in one system, or in systems next to each other (60). Wormholes of one kind join systems (101).',
  ),
  matter(
    'Adjacency',
    'adjacent, next to, beside',
    'Systems are adjacent whose sides touch (6), and those with wormholes of the same kind (101); hyperlanes join what lies at their ends (44).',
  ),
  matter(
    'Anomalies',
    'nebula, supernova, asteroid field, gravity rift',
    'No ship enters an asteroid field (11) or a supernova (86). A nebula is entered only as the active system; ships that start in one move one system, and its defenders add one to their rolls (59). Leaving a gravity rift gives one more move, and on a roll of 1 to 3 the ship is lost (41).',
  ),
  matter(
    'Command tokens',
    'pools, tactic, fleet, strategy, command sheet',
    'Tactic tokens activate systems, strategy tokens pay for secondary abilities, and those in the fleet pool say how many ships, fighters apart, may be in a system (20, 37). In the status phase everybody gains two, and places all anew (81).',
  ),
  matter(
    'Commodities',
    'trade goods',
    'They are worth nothing to whoever has them; given to another player they become trade goods (21.5). How many one can have stands on the faction; Trade replenishes them. A trade good pays for one resource or one influence (93).',
  ),
  matter(
    'Promissory notes',
    'support, ceasefire, alliance, notes',
    'Each player can give theirs away in transactions, one in each (69, 94). Whoever has one uses it as it says; some go face up before them. It is returned where its card says so.',
  ),
  matter(
    'Technology',
    'research, prerequisites, specialty, upgrades',
    'A technology can be researched by whoever owns as many of each color as its prerequisites ask for (90). A planet with a specialty can be exhausted for one of its color. `/technology` shows what is owned, what could be next, and what that opens.',
  ),
  matter(
    'Strategy cards',
    'strategy phase, initiative, primary, secondary',
    'In the strategy phase each player takes one, or two with four players or fewer (84); its number says when their turn comes (48). Its primary ability is used once in the round; all others may then use the secondary one, mostly for a token of the strategy pool (82).',
  ),
  matter(
    'Status phase',
    'end of round',
    'Objectives are scored, a new one is revealed, everybody draws an action card, takes tokens from the board, gains two and places them anew; cards are readied, units repaired, and strategy cards returned (81).',
  ),
  matter(
    'Control',
    'planets, conquer, ownership',
    'Whoever alone has units on a planet controls it; it is exhausted as it is gained (25). Control stays when the units leave, until others come.',
  ),
  matter(
    'Structures',
    'space docks, pds',
    'A planet holds one space dock and two PDS at the most (85). They neither move nor fight, and are destroyed when ground forces of another come to control the planet.',
  ),
  matter(
    'Elimination',
    'out of the game',
    'Whoever has no ground forces, no unit with Production and no planet is out of the game (33).',
  ),
];
