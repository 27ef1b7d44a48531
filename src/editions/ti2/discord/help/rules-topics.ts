import { rulesTopic, type RulesTopic } from '#discord/help/rules-topics.ts';
import { GLOSSARY } from './glossary.ts';

// Answers to common rules questions, each with its section.

const ROWS: [name: string, also: string, text: string][] = [
  [
    'Goal and end',
    'win, winning, win the game, victory, goal, game end, end of the game, imperium rex, chart, progression, progression chart, brackets',
    "After all players have advanced, a player in the last bracket of the progression chart wins. If there are several, the one with the most influence wins, then the one with the most resources (E2 10.2, 10.3). As the settings say, a player also wins with all planets in enough other players' home systems (E2 10.4), or the game ends after a last round (E2 10.5). `/progression` shows where all players are.",
  ],
  [
    'Round',
    'rounds, phase, phases, game round, order of the round',
    'There are 6 phases: political, economy, individual turns, technology, placement, progression. Then a new round begins (E2 3.1). With 2 players there is no political phase, and laws have no effect (E2 3.2).',
  ],
  [
    'Influence',
    'order, turn order, order of play, initiative, initiative order, resource, resources, speaker',
    'Your resources and influence are the sums of your planets, with everything that changes them (E2 1.3). Influence decides the order of players. If tied, compare resources, technologies, credits, then flip a coin (E2 1.8).',
  ],
  [
    'Political phase',
    'political, senate, vote, votes, voting, how to vote, law, debate, election, gifts, bribes',
    'A political card is read. While it is being debated, players may give and exchange credits and action cards with `/trade offer`; promises are not binding (E2 4.3). Then all players vote, least influence first. Each casts all votes for 1 outcome, or abstains (E2 4.4). If tied, the player with the most influence decides (E2 4.5). Laws stay in effect (E2 4.6).',
  ],
  [
    'Economy phase',
    'economy, income, purchase, buy, buying, buy units, produce, production, build, build units, get units',
    'All players act at the same time. Draw 1 action card; the hand limit is 7 (E2 5.2). Gain credits for resources and trade agreements (E2 5.3). Buy units; you place them at the end of the round and lose those you cannot place (E2 5.4). You keep your credits (E2 5.5).',
  ],
  [
    'Trade agreements',
    'trade agreement, trade, trading, agreement, partner, contract',
    'You make a trade agreement by playing a card right before your movement; the partner must agree. Each pair of players can have 1 (E2 6.1). In each economy phase, each partner gains 1 credit for each planet of the other (E2 5.3). Either may end it at any time with `/trade end`, but only Hacan can end one with Hacan (E2 6.2). It ends when one partner attacks the other or fires Deep Space Cannons at the other, except with Hacan (E2 6.3).',
  ],
  [
    'Individual turns',
    'turn, turns, individual turn, my turn, tactical action',
    'The player with the most influence who has had no turn this round goes next; influence is counted again after each turn. A turn has movement, space combat and invasion combat (E2 7.1).',
  ],
  [
    'Movement',
    'move, moving, move ships, transport, cargo, speed, range',
    "Each of your ships can move up to its movement, 1 system at a time. Carriers pick up fighters, and ground forces and PDS from your planets, on the way (E2 7.3). A ship that meets another player's fleet stops, and a battle follows (E2 7.4). Fighters that no carrier or spacedock supports are destroyed at the end (E2 7.7).",
  ],
  [
    'Special systems',
    'special system, anomaly, anomalies, wormhole, wormholes, alpha, beta, supernova, asteroid field, asteroid fields, nebula, gravity rift',
    'Systems with wormholes of the same letter are adjacent. Ships cannot enter a supernova. They need Antimass Deflectors to pass through an asteroid field, and cannot stop there. Ships that enter a nebula must stop (E2 7.5). Each ship that leaves a gravity rift rolls 1 die: on 1 to 6 it can leave only by the side with that number, on 7 to 10 by any side (E2 7.6).',
  ],
  [
    'PDS',
    'planetary defense system, PDS fire, space cannon',
    "After a movement segment, each enemy PDS in a system with the active player's ships may fire once (E2 7.8). Before the active player's space combats, each of their own PDS may fire once (E2 7.11). PDS also fire once at units that land on their planet, and stop dreadnoughts from bombarding it (E2 7.18).",
  ],
  [
    'Space combat',
    'space battle, fleet combat, dice, hits, hit, withdraw, withdrawal, retreat, flee, casualties',
    'In each round the attacker fires with all ships, then the defender with all ships, including those just hit. Then both players choose which of their ships are destroyed (E2 7.12). After that only the attacker may withdraw, to an adjacent system that 1 of the ships left this turn, but not through a wormhole (E2 7.13). 1 hit destroys any ship. `/odds` shows your chances.',
  ],
  [
    'Invasion combat',
    'invasion, invade, invading, landing, land, ground forces, ground combat, neutral, conquer, take a planet',
    'After all space combats, you land units from carriers; each carrier lands units on 1 planet (E2 7.16). You gain control of a neutral planet at once (E2 7.17). On an enemy planet without PDS, your dreadnoughts bombard first, once each. On one with PDS, its PDS fire first. Then both sides roll until 1 side has no ground forces. No one can withdraw (E2 7.18).',
  ],
  [
    'Technology phase',
    'technology, technologies, tech, research, researching, prerequisite, prerequisites, discount, specialty, technology specialty',
    'Each player may buy 1 technology for 30 credits, if they own the technologies it needs (E2 8.1); those they have lost still count (E2 11.5). Planets with a specialty reduce the price of technologies of that color by their resources (E2 8.2).',
  ],
  [
    'Placing units',
    'placement, place new units, place units, new units, spacedocks, space dock, docks, blockade',
    'Place land units on your planets with a spacedock, and ships in their systems. A spacedock places up to as many units per round as its planet has resources (E2 9.1). Place a new spacedock on any of your planets without one; it places no units in the round you bought it, and you can have at most 6 (E2 9.2). You cannot place ships in a system with enemy ships (E2 9.3).',
  ],
  [
    'Debts',
    'debt, sell, assets, elimination, eliminated, insurgence, insurgence check, unrest',
    "A player who cannot pay a debt sells assets, but no more than needed; a player with nothing left to sell is eliminated (E2 11.3). In an insurgence check, roll 1 die and add 1 for each of your cruisers and dreadnoughts in the planet's system. If the result is below the planet's influence, you lose 2 ground forces there; if none are left, the planet becomes neutral (E2 11.1).",
  ],
  [
    'Distant Suns',
    'domain counters, domain counter, explore, exploring, exploration, probe, probing, raze, razing',
    'An option of the game. Each neutral planet except Mecatol Rex has a face-down domain counter. The first player who lands there resolves it; then it is removed unless it says otherwise. Before you land, a carrier with a fighter may look at a counter (probe), but then you cannot land there this turn. A dreadnought may destroy a counter (raze): then no player can land there this round, and you roll 1 die. On 8 to 10 you lose 3 random action cards, and on 10 you also make an insurgence check on each of your planets outside your home system (E2 12.2). If a counter destroys all ground forces that landed, leaders with them return to their ship (E2 12.5).',
  ],
  [
    'Leaders',
    'leader, captives, captive, general, admiral, diplomat, agent, scientist, leaders face down',
    'Each race starts with 3 leaders on 1 home planet. They board and change ships in their system right before your movement. They land in the invasion segment, on your own planets or with ground forces; if the landing fails, the defender captures them. If their ship is destroyed in space combat, roll 1 die: 1 to 5 killed, 6 to 9 captured, 10 escaped. If their planet is lost to an invasion: 1 to 5 captured, 6 to 9 escaped, 10 killed. You can trade captives with `/trade offer` while a political card is being debated, and execute them at any time with `/trade execute` (E2 12.5).',
  ],
  [
    'Where the texts come from',
    'sources, confidence, own cards, rulings',
    "Sections (E2 7.1) are those of this program's own summary of the rules, which is based on a public summary. Most printed cards, tiles and race sheets were not found. Our own replace them and are marked (E2 13). `/help about:` shows where each part of a component comes from: effect, starting pieces, values and numbers.",
  ],
];

export const RULES_TOPICS: readonly RulesTopic[] = [
  ...ROWS.map(([name, keywords, text]) => rulesTopic(name, keywords, text)),
  ...GLOSSARY,
];
