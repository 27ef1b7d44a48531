import type { GameFact } from '#ti3/rules/facts.ts';

type Type = GameFact['type'];

/**
 * Facts that tell of nothing but their player's own choice, made before everybody's eyes. A move of nothing else is taken back without
 * asking the table. Dice, draws, what is revealed or seen in secret, and whatever befalls somebody else are not among them.
 */
export const UNDOABLE_FACTS: ReadonlySet<string> = new Set<Type>([
  'phase-begins',
  'round-begins',
  'turn-begins',
  'turn-ends',
  'turn-skipped',
  'action-begins',
  'player-passed',
  'strategy-card-chosen',
  'strategy-card-returned',
  'bonus-counters-laid',
  'speaker-changed',
  'strategic-action',
  'secondary-used',
  'secondary-declined',
  'counters-gained',
  'counters-spent',
  'counters-redistributed',
  'counter-placed',
  'trade-goods-changed',
  'system-activated',
  'systems-joined',
  'ships-moved',
  'units-landed',
  'units-produced',
  'facility-built',
  'units-placed',
  'units-scuttled',
  'planets-exhausted',
  'planets-refreshed',
  'technology-gained',
  'technology-exhausted',
  'votes-cast',
  'abstained',
  'agreement-proposed',
  'withdrawal-announced',
  'leaders-boarded',
  'leaders-landed',
]);
/** The same of those of them alone that are the player's own: a counter of somebody else's that is taken away is everybody's matter. */
export const OWN_UNDOABLE_FACTS: ReadonlySet<string> = new Set<Type>([
  'counter-removed',
  'ships-repaired',
  'objective-claimed',
  'points-changed',
]);
