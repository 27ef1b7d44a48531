import type { GameFact } from '#ti2/rules/facts.ts';
import type { SeatId } from '#ti2/rules/terms.ts';

type Types = ReadonlySet<string>;
const types = (...list: GameFact['type'][]): Types => new Set(list);

/**
 * Facts that follow only from a player's own public choice. A move with no other facts can be undone by its player.
 * Dice, draws and effects on other players are not among them.
 */
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

/**
 * Facts about an offer that only its two players see. All players learn that it was made, declined or withdrawn, but
 * not that it has lapsed.
 */
export const PRIVATE_FACTS = types('offer-closed');

/** Facts that are announced at once, before the turn ends. */
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

/** Types of facts that a summary keeps if it has no room for all facts of a turn. */
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

/** Tells whether a fact of a phase in which all players act at once affects a seat through the choice of another. */
export function affectsSeat(fact: GameFact, seat: SeatId): boolean {
  if (fact.type === 'offer-closed') return [fact.seat, fact.receiver].includes(seat);
  if (fact.type === 'agreement-ended') return fact.seats.includes(seat);
  return fact.type === 'captive-executed' && fact.owner === seat;
}
