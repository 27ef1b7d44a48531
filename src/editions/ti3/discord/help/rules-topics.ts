import type { RulesTopic } from '#discord/help/rules-topics.ts';

// Short answers to common rules questions, each with its section.

const matter = (name: string, also: string, text: string): RulesTopic => ({
  id: name.toLowerCase().replaceAll(' ', '-'),
  name,
  keywords: also,
  text,
});

export const RULES_TOPICS: readonly RulesTopic[] = [
  matter(
    'Goal and end',
    'victory, points, winning, long war, imperium rex',
    'Whoever comes to 10 victory points wins at once, 14 in a long war (E3 1.1). When Imperium Rex is revealed, the most points win; of equals the one earlier in the order of play (E3 1.2). A few objectives win by themselves (E3 1.3). Whoever has neither planet nor unit left is out (E3 1.6).',
  ),
  matter(
    'Strategy phase',
    'strategy cards, bonus counters, picking',
    'From the speaker on, clockwise, each takes a strategy card; with three or four players twice round (E3 3.1). Each bonus counter on it becomes a trade good or a command counter (E3 3.2); one more comes on each card that is left (E3 3.3).',
  ),
  matter(
    'Order of play',
    'initiative, turn order',
    'By the lowest number of each player’s strategy cards; the Naalu are 0 (E3 3.4). It holds for turns, objectives, and answers to cards.',
  ),
  matter(
    'Initiative',
    'speaker, strategy card 1',
    'Who takes it becomes the speaker at once, pays no counters for secondary abilities in this round, has no strategic action with it, and cannot take it in the next round (E3 3.5).',
  ),
  matter(
    'Action phase',
    'turn, actions, pass',
    'In the order of play each performs one action, round and round, until all have passed: strategic, tactical, transfer, a card or ability that is an action (E3 4.1). Nobody passes before their strategic actions are done; afterwards they follow, vote and defend, and act no more (E3 4.2).',
  ),
  matter(
    'Strategic action',
    'primary, secondary, follow',
    'The primary ability of your card; then each of the others, clockwise, may use the secondary for 1 counter of strategy allocation, unless the card says otherwise. Who has passed may do so too (E3 4.4).',
  ),
  matter(
    'Command counters',
    'command pool, fleet supply, strategy allocation, cc',
    'Each race has 16. The command pool pays for activations, strategy allocation for secondary abilities; fleet supply is not spent: no system holds more of your ships, fighters apart, than counters there (E3 5.1, 5.3). New ones go into any area at once (E3 5.2); they are moved between areas in the status phase alone (E3 5.4).',
  ),
  matter(
    'Tactical action',
    'activation, activate',
    'A counter of the pool goes to a system without one of yours (E3 6.1); ships move there (E3 6.2); PDS fire (E3 6.3); a space battle (E3 6.4); landings (E3 6.5) and invasions (E3 6.6); then you build, or place a new dock (E3 6.7). `/why move` and `/why land` say what stands in the way.',
  ),
  matter(
    'Movement',
    'move, ships, transport, capacity, cargo',
    'Ships come from systems without your counters, each as far as its movement, not through systems with ships of others (fighters alone bar no way). Carriers and war suns take ground forces, PDS and fighters along, from where they start and from systems on the way (E3 6.2). Asteroid fields, supernovas and nebulas: E3 17.',
  ),
  matter(
    'PDS',
    'planetary defense system, fire',
    'When ships have moved, PDS of the others in range fire at them once each, then the active player’s at one fleet there (E3 6.3). Range is their own system, with Deep Space Cannon the next ones too. On a planet they fire at those who land (E3 8.2) and keep dreadnoughts from bombarding it (E3 8.1). Two to a planet (E3 9.3).',
  ),
  matter(
    'Space battle',
    'combat, dice, hits, casualties',
    'Before it: Assault Cannons, Mentak and cards, then the barrage (E3 7.1, 7.2). In each round either side may announce its withdrawal, the attacker first; both roll a die for each ship, three for a war sun; a die of its battle value or more hits; the owner takes casualties, the attacker first (E3 7.3). `/odds` reckons the chances.',
  ),
  matter(
    'Anti-fighter barrage',
    'barrage, destroyers, fighters',
    'Before the first round each destroyer rolls two dice at fighters, both sides at once (E3 7.2).',
  ),
  matter(
    'Retreat',
    'withdrawal, leave',
    'Announced at the start of a round, done at its end: the whole fleet goes to one adjacent system with a counter of yours from before and without ships of others (E3 7.4). If the attacker leaves, the defender need not.',
  ),
  matter(
    'Damage',
    'sustain, repair, dreadnought, war sun',
    'A dreadnought or war sun takes its first hit as damage; the next destroys it (E3 7.5). Damage is repaired in the status phase (E3 16.2).',
  ),
  matter(
    'Invasion',
    'bombardment, landing, ground forces, ground combat',
    'Dreadnoughts bombard with a die each where no PDS stands, war suns with three anywhere (E3 8.1). PDS on the planet fire at those who land (E3 8.2). Then both sides roll for each ground force, 8 or more hits, until one is gone; there is no retreat (E3 8.3). A planet that is taken comes exhausted, docks and PDS there are lost (E3 8.4).',
  ),
  matter(
    'Production',
    'build, space dock, units, reinforcements, pieces',
    'A dock builds as many units as its planet has resources and two more, of any kind, for resources; two fighters or two ground forces come for one (E3 9.1, 9.2). What you have no pieces of cannot be built (E3 9.3); nor anything where ships of others are (E3 9.4). A new dock costs 4, on a planet that was yours when the round began, and builds from the next round on (E3 9.5).',
  ),
  matter(
    'Facilities',
    'colony, refinery, colonies, refineries, facility',
    'An option of the game. A refinery adds 1 resource to its planet, a colony 1 influence. Build them in the production step of a tactical or transfer action, for 1 resource each; no space dock is needed. You must have controlled the planet for an entire round. It cannot be in a home system or a trade station, and no other player may have ships in its system. Building exhausts the planet, and a planet holds one facility. There are 8 of each kind for all players. A player who takes the planet destroys its facility, or takes it over with a shock troop (E3 21.9).',
  ),
  matter(
    'Transfer action',
    'transfer',
    'Two adjacent systems with units of yours alone and without your counters: each gets one, for one counter of the pool; the other comes from the reinforcements (E3 10.1). Ships go both ways (E3 10.2), troops land on your own planets only (E3 10.4), and you build in one of the two (E3 10.5).',
  ),
  matter(
    'Planets',
    'exhaust, refresh, resources, influence',
    'A planet is exhausted for its resources or its influence, and refreshed in the status phase; one that is taken comes exhausted (E3 11.1). It stays yours without units on it (E3 8.6).',
  ),
  matter(
    'Trade goods',
    'goods, money',
    'Each is a resource or an influence when you pay, and no vote (E3 11.2). They may be given to others at any time: `/trade give` (E3 13.2).',
  ),
  matter(
    'Action cards',
    'hand limit, sabotage',
    'Seven in hand at most (E3 12.1). A card that is played is shown, others may answer it, then it takes effect (E3 12.2); of several who could cancel it one is enough (E3 12.3).',
  ),
  matter(
    'Political cards',
    'agenda, council, vote, law, debate, bribe',
    'The Political card brings one before the council (E3 13.1). Trade goods may be given for votes, and no promise binds (E3 13.2). Each casts all the influence of their ready planets for one outcome, or abstains; planets are not exhausted by that (E3 11.3, 13.3). The speaker votes last and decides ties. Laws stay (E3 13.4).',
  ),
  matter(
    'Technology',
    'research, prerequisites, specialty',
    'A technology needs those that are named on it, all or one of them; colors count for nothing (E3 14.1). The secondary ability of Technology costs 8 resources, one less for each specialty of its color on your planets (E3 14.2). `/technology` shows what you could gain.',
  ),
  matter(
    'Trade agreements',
    'trade, contract, contracts, partner',
    'Each player has two contracts. An agreement swaps one of each, and each side receives what the partner’s is worth (E3 15.1). They are opened by the Trade card, all by its player’s leave; goods are received with it too, never in the action in which they were agreed (E3 15.2). They end in the status phase, by cards, or when the two fight each other (E3 15.3).',
  ),
  matter(
    'Status phase',
    'round end, cleanup',
    'In the order of play objectives are claimed (E3 16.1); then ships are repaired (16.2), counters leave the board (16.3), planets are refreshed (16.4), each gets an action card and two counters (16.5), counters are redistributed (16.6), agreements may be broken and strategy cards come back (16.7).',
  ),
  matter(
    'Objectives',
    'claim, secret objective, public objective',
    'At most one public one in each status phase, and your secret one, if you have all planets of your home system; what is spent for one is paid then (E3 16.1). Anybody may claim a public one, each once. `/objectives` says how far everybody is.',
  ),
  matter(
    'Special systems',
    'asteroid field, supernova, nebula, wormhole',
    'Nobody enters an asteroid field, with Antimass Deflectors ships pass through (E3 17.1). Nobody enters a supernova (E3 17.2). Ships that enter a nebula stop there, those that start there move 1, and its defender has +1 (E3 17.3). Systems with wormholes of one letter are adjacent (E3 17.6).',
  ),
  matter(
    'Where the texts come from',
    'confidence, sources, transcription, rulings',
    'Rules and cards are told in our own words. Sections (E3 6.1) are those of this program’s own account of the rules. The texts of cards rest on one transcription by players; `/help about:` says of each how sure it is. Where the printed rules leave something open, our decision is in docs/rulings-third.md.',
  ),
];
