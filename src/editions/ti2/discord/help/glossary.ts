import { rulesTopic, type RulesTopic } from '#discord/help/rules-topics.ts';

/** Words of the rules that no other topic explains, each with its section. */
export const GLOSSARY: readonly RulesTopic[] = [
  rulesTopic(
    'Combat',
    'fight, fighting, battle, attack, attacking, war, combat roll, battle value, attacker, defender, opponent',
    'The active player is the attacker (E2 7.10). Fleets in the same system fight in space (E2 7.12), then ground forces fight on planets (E2 7.18). A die hits if it is at least the battle value of the unit (E2 1.1), and 1 hit destroys any ship. `/odds` shows your chances.',
  ),
  rulesTopic(
    'Ships',
    'ship, fleet, fleets',
    'Dreadnoughts, carriers, cruisers and fighters are ships (E2 1.5). A fleet is 1 or more ships of a player in a system (E2 1.4). There is no limit on its size, and pieces are unlimited (E2 2.10).',
  ),
  rulesTopic(
    'Units',
    'unit, unit values, land units, land unit, pieces, supply, number of units',
    'Ground forces and PDS are land units; a spacedock is neither a ship nor a land unit (E2 1.5). Each player has 6 spacedocks, and there are 8 shock troops in the game; all other pieces are unlimited (E2 2.10). `/help about:` explains each unit.',
  ),
  rulesTopic(
    'Capacity',
    'carry, carrying, load, fighter support',
    'Carriers pick up fighters, and ground forces and PDS from your planets, on their way (E2 7.3). Fighters that no carrier or spacedock supports are destroyed at the end of movement (E2 7.7).',
  ),
  rulesTopic(
    'Adjacency',
    'adjacent, neighbor, neighbors, neighbours, next to',
    'Systems are adjacent if their sides touch, or if they have wormholes of the same letter (E2 7.5).',
  ),
  rulesTopic(
    'Board',
    'game board, map, galaxy, hex, hexes, tile, tiles, system, systems, position, empty space',
    'The board is made of system tiles around Mecatol Rex (E2 2.3). A position such as 205 is ring 2, place 5. `/board` shows the board, `/board system:205` only the part around 205.',
  ),
  rulesTopic(
    'Planets',
    'planet, control, control a planet, control marker, control markers, friendly planet, neutral planet, enemy planet, home system, home planet',
    'You gain control of a planet by landing ground forces on it, and keep it when they leave (E2 1.7). Its resources and influence count for you at once (E2 7.20). A planet that no player controls is neutral (E2 1.6).',
  ),
  rulesTopic(
    'Credits',
    'credit, money, goods, trade goods, pay, paying, payment, cost, costs, price, spend',
    'Each economy phase, gain credits for your resources and trade agreements (E2 5.3). Pay units and technologies with credits (E2 5.4, 8.1). You keep them from round to round (E2 5.5).',
  ),
  rulesTopic(
    'Movement segment',
    'segment, segments, space combat segment, invasion segment',
    'Your turn has 3 segments: movement, space combat and invasion combat (E2 7.1). Land and bombard in the last one (E2 7.16).',
  ),
  rulesTopic(
    'Action cards',
    'action card, hand, hand limit, cards, actions, action',
    'Draw 1 action card in each economy phase; the hand limit is 7 (E2 5.2). Play it when its text says so; I will ask you then, and `/why play` says when that is. 2 cards of the same kind cannot have the same target in a round (E2 12.4).',
  ),
  rulesTopic(
    'Political cards',
    'political card, agenda, agendas, event, laws, council',
    'In the political phase, a political card is drawn, debated and voted on (E2 4.1). A law stays in effect; any other card is resolved once (E2 4.6). An event is resolved without a vote (E2 4.2).',
  ),
  rulesTopic(
    'Progression phase',
    'advance, advancing, bracket, objective, objectives, score, scoring, points, victory points, warlord',
    'In order of influence, each player who meets the requirements of the next bracket may advance on the progression chart (E2 10.1). The player who becomes Imperium Rex wins (E2 10.2). `/progression` shows where all players are.',
  ),
  rulesTopic(
    'Race',
    'races, race sheet, faction, factions, ability, abilities',
    'Each player has a race with abilities, starting pieces and technologies and a home system (E2 2.2, 2.7). `/help about:` with its name shows them.',
  ),
  rulesTopic(
    'Shock troops',
    'shock troop, promotion',
    'A ground force that rolls a 10 in invasion combat rolls again: on 9 or 10 it becomes a shock troop, which hits on 5 (E2 7.21).',
  ),
  rulesTopic(
    'Bombardment',
    'bombard, bombarding',
    'Before your units fight on an enemy planet without PDS, each of your dreadnoughts there may bombard it once (E2 7.18).',
  ),
];
