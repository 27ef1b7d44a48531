import { rulesTopic, type RulesTopic } from '#discord/help/rules-topics.ts';

/** Words of the rules that no other topic explains, each with its section. */
export const GLOSSARY: readonly RulesTopic[] = [
  rulesTopic(
    'Game round',
    'round, rounds, phase, phases, order of a round',
    'A round has a strategy phase (E3 3.1), an action phase (E3 4.1) and a status phase (E3 16.1). Then the next round begins.',
  ),
  rulesTopic(
    'Combat',
    'fight, fighting, battle, attack, attacking, war, combat roll, battle value, attacker, defender, opponent',
    'The player who activated the system is the attacker. First, fleets fight a space battle (E3 7.1), then ground forces fight on planets (E3 8.3). In each round, both sides roll; a die hits if it is at least the battle value of the unit. `/odds` shows your chances.',
  ),
  rulesTopic(
    'Invasion combat',
    'ground combat, ground battle, take a planet',
    'Both sides roll for each ground force, which hits on 8, until one side has none left. No one can retreat (E3 8.3). The attacker gains the planet exhausted (E3 8.4).',
  ),
  rulesTopic(
    'Ships',
    'ship, fleet, fleets',
    'Carriers, cruisers, destroyers, dreadnoughts, fighters and war suns are ships, and so are flagships. Your fleet supply limits how many non-fighter ships you can have in a system (E3 5.3).',
  ),
  rulesTopic(
    'Capacity',
    'carry, carrying, load, transporting, fighter limit',
    'Carriers and war suns transport up to 6 ground forces, PDS and fighters (E3 6.2). A space dock supports fighters too. Units over the capacity are removed after a battle (E3 7.6).',
  ),
  rulesTopic(
    'Units',
    'unit, unit values, unit card, stats, structures, structure',
    'A unit has a cost, a battle value, a movement and sometimes a capacity, and a limited number of pieces (E3 9.3). `/help about:` explains each unit.',
  ),
  rulesTopic(
    'Adjacency',
    'adjacent, neighbor, neighbors, neighbours, next to',
    'Systems are adjacent if their sides touch, or if they have wormholes of the same letter (E3 17.6).',
  ),
  rulesTopic(
    'Board',
    'game board, map, galaxy, hex, hexes, tile, tiles, system, systems, system tile, system tiles, position, empty space',
    'The board is made of system tiles; a position such as 205 is ring 2, place 5. `/board` shows the board, `/board system:205` only the part around 205.',
  ),
  rulesTopic(
    'Control',
    'control a planet, control marker, control markers, ownership, home system, home systems, neutral planet',
    'You gain a planet by landing ground forces on it (E3 6.5, 8.4), and keep it without units there until another player gains it (E3 8.6). A planet that no player controls is neutral.',
  ),
  rulesTopic(
    'Cost and payment',
    'cost, costs, pay, paying, payment, price, spend, spending',
    'Exhaust planets for their resources, and spend each trade good as 1 resource (E3 11.1, 11.2). `/pay with what:proposed` accepts the suggested payment.',
  ),
  rulesTopic(
    'Speaker',
    'speaker token',
    'The speaker picks a strategy card first (E3 3.1), votes last and decides ties (E3 13.3). Initiative or Leadership makes a player the speaker.',
  ),
  rulesTopic(
    'Pass',
    'passing, end my turn, out of the round',
    'Pass on your turn when you have performed your strategic actions. You can still follow, vote and defend, but perform no more actions this round (E3 4.2).',
  ),
  rulesTopic(
    'Component action',
    'action on a card, card action',
    'Some action cards and abilities say that they are used as your action. Choose them on your turn in the action phase (E3 4.1).',
  ),
  rulesTopic(
    'Race',
    'races, race sheet, faction, factions',
    'Each player has a race with abilities, starting units and technologies, a home system and 2 contracts. `/help about:` with its name shows them (E3 2.1).',
  ),
  rulesTopic(
    'Leader',
    'leaders, admiral, general, diplomat, scientist, agent, captive, captured leader',
    'With the option Leaders, each race has 3 leaders. They travel on any ship except fighters (E3 20.2) and help where they are. They can be killed or captured (E3 20.4).',
  ),
  rulesTopic(
    'Domain counters',
    'domain counter, distant suns, exploring, explore, exploration',
    'With the option Distant Suns, each neutral planet has a face-down counter. The first player who lands there reveals and resolves it (E3 18.20).',
  ),
];
