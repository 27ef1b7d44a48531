import type { FactType } from '#ti4/rules/facts.ts';

/** What changes how the game stands: where there is no room for all that happened in a turn, it comes before how that came about. */
export const NOTABLE_FACTS: ReadonlySet<string> = new Set<FactType>([
  // Points, and whoever is out of it
  'points-gained',
  'objective-scored',
  'objective-revealed',
  'player-eliminated',
  'custodians-removed',
  'game-ends',
  // Planets, taken or lost, and combats
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
  // What two have agreed
  'transaction-done',
  'player-passed',
]);
