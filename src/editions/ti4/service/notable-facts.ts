import type { FactType } from '#ti4/rules/facts.ts';

/**
 * Facts that change the state of the game. If space is short, a turn's summary shows them before the facts that led to
 * them.
 */
export const NOTABLE_FACTS: ReadonlySet<string> = new Set<FactType>([
  // Points and elimination
  'points-gained',
  'objective-scored',
  'objective-revealed',
  'player-eliminated',
  'custodians-removed',
  'game-ends',
  // Planets gained or lost, and combats
  'planet-taken',
  'planet-card-gained',
  'planet-destroyed',
  'combat-won',
  'combat-drawn',
  // Cards
  'strategic-action',
  'strategy-card-chosen',
  'strategy-cards-swapped',
  'action-card-played',
  'promissory-note-played',
  'promissory-note-received',
  'card-explored',
  'relic-gained',
  'technology-gained',
  'technology-lost',
  'leader-unlocked',
  'leader-purged',
  'alliance-taken',
  // Laws and the speaker
  'outcome-resolved',
  'law-enacted',
  'law-discarded',
  'law-passed',
  'speaker-changed',
  // Agreements between two players
  'transaction-done',
  'player-passed',
]);
