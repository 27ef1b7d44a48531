import type { GameFact } from '#ti2/rules/facts.ts';
import type { SeatId } from '#ti2/rules/terms.ts';

type Types = ReadonlySet<string>;
const types = (...list: GameFact['type'][]): Types => new Set(list);

/** What tells of a player's own choice alone, made in the open: a move of nothing else is taken back by its player. No dice, no draws, nothing that befalls others. */
export const UNDOABLE_FACTS = types(
  'round-begins',
  'phase-begins',
  'turn-begins',
  'segment-begins',
  'turn-ends',
  'votes-cast',
  'credits-paid',
  'units-bought',
  'units-placed',
  'units-loaded',
  'ships-moved',
  'units-landed',
  'technology-gained',
  'advanced',
  'planet-bought',
  'leaders-boarded',
  'leader-placed',
  'leader-shown',
  'offer-closed',
);

/** Told to two, of an offer between them: all know that it was made, declined or taken back, and not that it has lapsed. */
export const PRIVATE_FACTS = types('offer-closed');

/** Of these everybody hears at once, though the turn goes on. */
export const ANNOUNCED_FACTS = types(
  'political-card-drawn',
  'political-card-discarded',
  'offer-made',
  'offer-closed',
  'exchanged',
  'votes-cast',
  'vote-decided',
  'law-enacted',
  'law-discarded',
  'action-card-played',
  'action-card-cancelled',
  'battle-begins',
  'dice-rolled',
  'card-rolled',
  'battle-ends',
  'planet-taken',
  'planet-neutral',
  'planet-probed',
  'planet-razed',
  'domain-counter-met',
  'insurgence-checked',
  'assets-sold',
  'technology-gained',
  'agreement-made',
  'agreement-ended',
  'advanced',
  'player-eliminated',
  'leader-fate',
  'leader-freed',
  'captive-executed',
);

/** What is told first where there is no room for all of a turn. */
export const NOTABLE_FACTS = types(
  'game-ends',
  'player-eliminated',
  'advanced',
  'planet-taken',
  'planet-neutral',
  'battle-ends',
  'vote-decided',
  'law-enacted',
  'law-discarded',
  'action-card-played',
  'action-card-cancelled',
  'technology-gained',
  'technology-lost',
  'agreement-made',
  'agreement-ended',
  'exchanged',
  'assets-sold',
  'leader-fate',
  'leader-freed',
  'captive-executed',
);

/** Whether a fact of a phase, in which all act at once, befalls a player by what another says. */
export function affectsSeat(fact: GameFact, seat: SeatId): boolean {
  if (fact.type === 'offer-closed') return [fact.seat, fact.receiver].includes(seat);
  if (fact.type === 'agreement-ended') return fact.seats.includes(seat);
  return fact.type === 'captive-executed' && fact.owner === seat;
}
