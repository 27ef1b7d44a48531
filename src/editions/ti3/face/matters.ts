import type { GameFact } from '../rules/facts.ts';

/** What changes how the game stands: where there is no room for all that happened in a turn, it comes before how that came about. */
export const MATTERS: ReadonlySet<string> = new Set<GameFact['type']>([
  'objective-claimed',
  'points-changed',
  'objective-revealed',
  'game-ends',
  'player-eliminated',
  'planet-taken',
  'planet-lost',
  'battle-ends',
  'radiation-laid',
  'strategic-action',
  'strategy-card-chosen',
  'strategy-card-handed',
  'action-card-played',
  'action-card-cancelled',
  'technology-gained',
  'technology-lost',
  'outcome-resolved',
  'law-enacted',
  'law-repealed',
  'speaker-changed',
  'agreement-made',
  'agreement-broken',
  'trade-goods-given',
  'player-passed',
]);
