import type { RulesTopic } from '#discord/help/rules-topics.ts';

// Answers to common rules questions, each with its section.

const ROWS: [name: string, also: string, text: string][] = [
  [
    'Goal and end',
    'victory, winning, imperium rex, chart, progression, brackets',
    'Whoever enters the last bracket of the progression chart wins once all have advanced; of several whoever has most influence, then most resources (E2 10.2, 10.3). If the table plays so, all planets of enough other players’ home systems win at once (E2 10.4), and a last round ends the game (E2 10.5). `/progression` shows how far everybody is.',
  ],
  [
    'Round',
    'phases, order of the round',
    'Six phases: political, economy, individual turns, technology, placing new units, progression; then again (E2 3.1). Two players have no political phase, and laws do not count for them (E2 3.2).',
  ],
  [
    'Influence',
    'order, turn order, resources',
    'Resources and influence are the sums over your planets, with whatever changes them (E2 1.3). Influence orders everything; ties go by resources, technologies, credits, then a coin (E2 1.8).',
  ],
  [
    'Political phase',
    'senate, vote, votes, law, debate, election, gifts, bribes',
    'One political card is read. While it is debated, credits and action cards may be given and exchanged: `/trade offer`; no promise binds (E2 4.3). Then all vote, least influence first, each with all votes for one choice or not at all (E2 4.4). A tie is decided by whoever has most influence (E2 4.5). Laws stay (E2 4.6).',
  ],
  [
    'Economy phase',
    'income, credits, purchase, buying',
    'All at once: an action card each, of which seven may be held (E2 5.2); credits for resources and agreements (E2 5.3); units are bought and wait until the end of the round, where those that find no place are lost (E2 5.4). Credits are kept (E2 5.5).',
  ],
  [
    'Trade agreements',
    'trade, agreement, partner',
    'Made with a card right before your movement, with a partner who agrees; one for each two players (E2 6.1). Each side receives a credit for each planet of the other (E2 5.3). Either may end it at any time with `/trade end` (E2 6.2); it ends by itself when the two fight (E2 6.3).',
  ],
  [
    'Individual turns',
    'turn',
    'Whoever has most influence and has not had a turn comes next; it is counted anew after each. Each plays movement, space combat and invasion combat (E2 7.1).',
  ],
  [
    'Movement',
    'move, ships, transport, cargo, carriers',
    'Every ship of yours may move as far as its movement; you move step by step, from a system to the next. Carriers take up ground forces, PDS and fighters on your planets on the way (E2 7.3). A ship that meets the fleet of another stops, and a battle follows (E2 7.4). Fighters that nothing keeps are lost at the end (E2 7.7).',
  ],
  [
    'Special systems',
    'wormhole, supernova, asteroid field, nebula, gravity rift',
    'Wormholes of one letter are adjacent. Nothing enters a supernova, nor an asteroid field without Antimass Deflectors, and nothing stops in one. A nebula stops whatever enters (E2 7.5). Each ship that leaves a gravity rift rolls: 1 to 6 is the side it leaves by, more is any (E2 7.6).',
  ],
  [
    'PDS',
    'planetary defense system, fire',
    'After a movement segment each enemy PDS in a system with the mover’s ships may fire once (E2 7.8); before the mover’s battles the mover’s own do (E2 7.11). On a planet they fire at a landing and keep dreadnoughts from bombarding (E2 7.18).',
  ],
  [
    'Space combat',
    'battle, dice, hits, withdrawal, retreat, casualties, odds, chances',
    'In a round the attacker fires with all ships, then the defender with all, those too that were just hit; then both choose what they lose (E2 7.12). Then the attacker alone may withdraw, to a next system that one of the ships has left in this turn (E2 7.13). A hit destroys any ship. `/odds` reckons the chances.',
  ],
  [
    'Invasion combat',
    'landing, bombardment, ground forces, planets, neutral',
    'After all battles you land from carriers, each on one planet (E2 7.16). A neutral planet is yours at once (E2 7.17). On an enemy’s dreadnoughts bombard first where no PDS stands, then PDS fire, then both sides roll until one is gone; nobody withdraws (E2 7.18).',
  ],
  [
    'Technology phase',
    'technology, research, discount, specialty',
    'Each may buy one technology for 30 credits if what it needs is owned (E2 8.1). Planets with a specialty take their resources off the price of that color (E2 8.2).',
  ],
  [
    'Placing units',
    'placement, spacedock, docks, blockade',
    'Land units go on planets with a dock of yours, ships into its system, as many in a round as the planet has resources (E2 9.1). A new dock goes on any planet of yours (E2 9.2). Enemy ships in the system keep ships out (E2 9.3).',
  ],
  [
    'Debts',
    'debt, sell, assets, elimination, insurgence, unrest',
    'Who must pay more than there is sells assets, no more than needed, and is out if nothing is left (E2 11.3). An insurgence check takes two ground forces where the die with your cruisers and dreadnoughts is below the planet’s influence (E2 11.1).',
  ],
  [
    'Distant Suns',
    'domain counters, exploring, probing, razing',
    'Where a table plays so, a counter lies face down on each neutral planet, and whoever lands meets it. Before landings a carrier with a fighter may look at one, and does not land there in that turn; a dreadnought may destroy one, and nobody lands there in that round: a die of 8 to 10 costs 3 action cards, a 10 also an insurgence check in each colony (E2 12.2).',
  ],
  [
    'Leaders',
    'captives, general, admiral, diplomat, agent, scientist, leaders face down',
    'Three leaders of each race begin on one home planet. They board and change ships right before your movement, within one system, and land in the invasion segment: on a planet of yours, or with ground forces. With a ship that is lost in a space battle they are lost on 1 to 5, captured on 6 to 9, and get away on 10; on a planet that is invaded captured on 1 to 5, lost on 10. Captives change hands while a political card is debated with `/trade offer`, and may be executed at any time with `/trade execute` (E2 12.5).',
  ],
  [
    'Where the texts come from',
    'sources, confidence, own cards, rulings',
    'Sections (E2 7.1) are those of this program’s own account of the rules, which rests on a public summary. The printed texts of most cards, tiles and race sheets were not to be found: own cards, made for Custodian, take their place and say so (E2 13). Each part of a component says where it comes from: what it does, what a race begins with, values, numbers.',
  ],
];

export const RULES_TOPICS: readonly RulesTopic[] = ROWS.map(([name, also, text]) => ({
  id: name.toLowerCase().replaceAll(' ', '-'),
  name,
  keywords: also,
  text,
}));
