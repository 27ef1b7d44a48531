import type { FactType } from '#ti4/rules/facts.ts';

/**
 * Facts that say no more than what a player chose in public.
 * A command that adds only such facts, draws nothing and uses no other player's answer can be undone without the
 * others' consent.
 * A fact is listed only if its type alone proves this. Facts that roll dice, draw, reveal or show a card, undo
 * something, or take something from another player are not.
 */
export const UNDOABLE_FACTS: ReadonlySet<string> = new Set<FactType>([
  // Course of the game
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
  // Exploration cards, relics and tokens
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
  // Leaders, which are public: unlocked, and used by their owners
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

/**
 * Facts that only the two players of an offer may see. Others know that the offer was made, but learn its outcome only
 * if goods change hands.
 */
export const PRIVATE_FACTS: ReadonlySet<string> = new Set<FactType>(['offer-closed', 'deal-noted']);

/**
 * Facts that are undoable like those above only if they are about the player who chose; if about another player, they
 * are not.
 */
export const OWN_UNDOABLE_FACTS: ReadonlySet<string> = new Set<FactType>(['token-placed']);
