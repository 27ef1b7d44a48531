import { frameDataOf } from '#engine';
import { componentOf, noteOwner } from '#ti4/rules/components/component.ts';
import { invalidateInForce } from '#ti4/rules/components/in-force.ts';
import type { Game } from '#ti4/rules/game.ts';
import { queueMoment } from '#ti4/rules/events/moments.ts';
import { TURN } from '#ti4/rules/phases/turn-state.ts';
import { excludesNote } from './excluded-notes.ts';
import { capitalize } from '#text/sentences.ts';
import { seatOf } from '#ti4/rules/seats.ts';
import { nameOfSeat } from '#ti4/rules/names.ts';
import type { CardId, SeatId } from '#ti4/rules/state.ts';
import { markersOn } from '#ti4/rules/tokens/markers.ts';
import { planetsOf } from '#ti4/rules/planets/planets.ts';

/** Returns who has a promissory note, in hand or face up; undefined if it is out of the game. */
export const noteHolder = (game: Game, card: CardId): SeatId | undefined =>
  game.state.order.find((id) => {
    const seat = seatOf(game, id);
    return seat.promissoryNotes.includes(card) || seat.playArea.includes(card);
  });

/** Returns the notes in a player's play area, including those attached to planets they control. */
export const notesInPlayArea = (game: Game, seat: SeatId): CardId[] => [
  ...seatOf(game, seat).playArea,
  ...planetsOf(game, seat).flatMap(({ id }) =>
    markersOn(game, id).flatMap((one) => (one.component in game.book.byKind['promissory-note'] ? [one.id] : [])),
  ),
];

/** Explains why a note cannot be given to a seat; undefined if it can. */
export const noteProblem = (game: Game, card: CardId, to: SeatId): string | undefined =>
  noteOwner(card) !== to &&
  excludesNote(
    game.book,
    Object.values(seatOf(game, to).abilities).map(({ component }) => component),
    componentOf(card),
  )
    ? `${capitalize(nameOfSeat(game, to))} cannot gain ${game.book.components[componentOf(card)]?.name ?? card}.`
    : undefined;

/** Returns the notes in hand that can be given to a seat, for effects that make their holder give one. */
export const givableNotes = (game: Game, from: SeatId, to: SeatId): CardId[] =>
  seatOf(game, from).promissoryNotes.filter((card) => noteProblem(game, card, to) === undefined);

/** Removes a note from the hand or play area that it is in. */
export function removeNote(game: Game, card: CardId): void {
  for (const seat of Object.values(game.state.seats)) {
    seat.promissoryNotes = seat.promissoryNotes.filter((one) => one !== card);
    seat.playArea = seat.playArea.filter((one) => one !== card);
  }
  invalidateInForce(game);
}

/** Tells whether a turn has begun without an action yet, and this note has not been returned during it. */
const turnBegins = (game: Game, card: CardId): boolean => {
  const {
    facts,
    state: { stack },
  } = game;
  const since = facts.findLastIndex(({ type }) => type === 'turn-begins');
  return (
    frameDataOf(stack.at(-1), TURN)?.performed === 0 &&
    !facts.slice(since + 1).some((fact) => fact.type === 'promissory-note-returned' && fact.card === card)
  );
};

/** Gives a note to a player (69); one that stays in play goes face up at once, unless it returns to its owner. */
export function giveNote(game: Game, card: CardId, to: SeatId): void {
  const from = noteHolder(game, card) ?? noteOwner(card);
  removeNote(game, card);
  const note = game.book.byKind['promissory-note'][componentOf(card)];
  const faceUp = note?.playArea === true && noteOwner(card) !== to;
  const place = seatOf(game, to);
  if (faceUp) place.playArea.push(card);
  else place.promissoryNotes.push(card);
  invalidateInForce(game);
  game.addFact({ type: 'promissory-note-received', ...(!faceUp && { to: [from, to] }), seat: to, from, card });
  queueMoment(game, 'when', 'promissory-note-received', { seat: to, card, from });
  const { active } = game.state;
  if (active !== null && turnBegins(game, card)) queueMoment(game, 'when', 'turn-begins', { seat: active, note: card });
}

/** Plays a note from hand face up, where it stays in effect. */
export function playNoteFaceUp(game: Game, card: CardId): void {
  const holder = noteHolder(game, card);
  if (holder === undefined) return;
  removeNote(game, card);
  seatOf(game, holder).playArea.push(card);
  invalidateInForce(game);
  game.addFact({ type: 'promissory-note-played', seat: holder, card });
}

/** Returns a note to its owner (69.3), who may give it away again (69.4). */
export function returnNote(game: Game, card: CardId): void {
  const owner = noteOwner(card);
  const from = noteHolder(game, card);
  removeNote(game, card);
  const place = seatOf(game, owner);
  if (place.eliminated) return;
  place.promissoryNotes.push(card);
  game.addFact({ type: 'promissory-note-returned', seat: owner, from: from ?? null, card });
}
