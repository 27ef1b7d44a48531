import type { FactType } from '#ti4/rules/facts.ts';

/**
 * Facts that say no more than what a player chose, in the open: where a command tells of nothing else, drew nothing and used nobody
 * else's answer, it can be taken back without the others' consent. A fact is here only where its type alone proves it; what rolls,
 * draws, reveals, shows a card, undoes or takes away something of somebody else's is not.
 */
export const UNDOABLE_FACTS: ReadonlySet<string> = new Set<FactType>([
  // How the game goes on
  'round-begins',
  'phase-begins',
  'turn-begins',
  'turn-ends',
  'action-begins',
  'player-passed',
  'speaker-changed',
  // The strategy phase and strategy cards
  'strategy-card-chosen',
  'trade-goods-placed',
  'trade-goods-put-on-cards',
  'strategic-action',
  'secondary-used',
  'trade-partners-chosen',
  // Command tokens
  'tokens-gained',
  'tokens-spent',
  'strategy-token-replaced',
  'tokens-redistributed',
  'tokens-removed',
  // Moving, placing and producing
  'system-activated',
  'ships-moved',
  'units-taken-aboard',
  'tile-turned',
  'ground-forces-committed',
  'planet-taken',
  'custodians-removed',
  'ground-forces-recalled',
  'ground-forces-moved',
  'forces-relocated',
  'units-placed',
  'produced',
  'tile-placed',
  'home-taken',
  'minor-faction-placed',
  'planet-card-gained',
  'unit-repaired',
  // Paying
  'paid',
  'planets-exhausted',
  'planets-readied',
  'cards-readied',
  'trade-goods-gained',
  'commodities-gained',
  'commodities-replenished',
  'commodities-converted',
  'commodities-spent',
  'commodities-returned',
  'planet-commodities-laid',
  'planet-commodities-moved',
  'planet-commodities-discarded',
  // What has been found
  'card-attached',
  'card-kept',
  'relic-exhausted',
  'token-laid',
  'token-taken-up',
  'token-turned',
  // Technologies
  'technology-gained',
  'technology-exhausted',
  'technology-readied',
  // Leaders, who are public: unlocked, and used by those whose they are
  'leader-unlocked',
  'leader-exhausted',
  'leader-readied',
  'goods-put-on-leader',
  'leader-purged',
  'prerequisites-ignored',
  'ability-used',
  // Voting
  'votes-cast',
  'abstained',
  // Combat
  'retreat-announced',
]);

/** Told to two, of an offer between them: that it was made is known to all, but not what becomes of it where nothing changes hands. */
export const PRIVATE_FACTS: ReadonlySet<string> = new Set<FactType>(['offer-closed', 'deal-noted']);

/** As those above where the fact is of the one who chose; done to somebody else, it is everybody's matter. */
export const OWN_UNDOABLE_FACTS: ReadonlySet<string> = new Set<FactType>(['token-placed']);
