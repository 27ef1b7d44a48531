import type { GameFact } from '#ti3/rules/facts.ts';

type Type = GameFact['type'];

/**
 * Facts that follow only from a player's own public choice. A move with no other facts can be undone without asking the
 * other players. Dice, draws, revealed or secret information and effects on other players are not among them.
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
/**
 * Facts that can be undone only if they concern the player alone. Removing another player's counter, for example,
 * affects others.
 */
export const OWN_UNDOABLE_FACTS: ReadonlySet<string> = new Set<Type>([
  'counter-removed',
  'ships-repaired',
  'objective-claimed',
  'points-changed',
]);
