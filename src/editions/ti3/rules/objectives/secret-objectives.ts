import type { Game } from '#ti3/rules/game.ts';
import { seatOf } from '#ti3/rules/seats.ts';
import type { Seat } from '#ti3/rules/state.ts';
import type { ComponentId, SeatId } from '#ti3/rules/terms.ts';

// Secret objectives: each player begins with one (E3 2.4) and may get more by cards.

/** Returns the secret objectives that a seat has not claimed yet. */
export const secretObjectivesOf = ({ secretObjective, moreSecrets = [] }: Seat): ComponentId[] => [
  ...(secretObjective === null ? [] : [secretObjective]),
  ...moreSecrets,
];

/** Returns the secret objectives that no seat holds or has claimed. No deck stores them. */
function undealt({ state, book }: Game): ComponentId[] {
  const gone = new Set(Object.values(state.seats).flatMap((seat) => [...secretObjectivesOf(seat), ...seat.claimed]));
  return Object.values(book.byKind.objective).flatMap(({ id, stage, lacks }) =>
    stage === 'secret' && lacks === undefined && !gone.has(id) ? [id] : [],
  );
}

function receive(game: Game, seat: SeatId, objective: ComponentId): void {
  const place = seatOf(game, seat);
  if (place.secretObjective === null) place.secretObjective = objective;
  else place.moreSecrets = [...(place.moreSecrets ?? []), objective];
  game.addFact({ type: 'secret-objective-seen', to: [seat], seat, objective });
}

/** Draws another secret objective for a seat. Returns false if none is left. */
export function drawSecretObjective(game: Game, seat: SeatId): boolean {
  const [objective] = game.shuffle('secret objectives', undealt(game));
  if (objective === undefined) return false;
  game.addFact({ type: 'secret-objective-drawn', seat });
  receive(game, seat, objective);
  return true;
}

/** Removes a secret objective from a seat that has claimed it or passed it on. */
export function removeSecretObjective(place: Seat, objective: ComponentId): void {
  const left = secretObjectivesOf(place).filter((one) => one !== objective);
  place.secretObjective = left[0] ?? null;
  if (left.length > 1) place.moreSecrets = left.slice(1);
  else delete place.moreSecrets;
}

/** Passes a secret objective to another seat; only the receiver sees it in the log, since the giver knows it. */
export function transferSecretObjective(game: Game, from: SeatId, to: SeatId, objective: ComponentId): void {
  removeSecretObjective(seatOf(game, from), objective);
  game.addFact({ type: 'secret-objective-passed', seat: from, receiver: to });
  receive(game, to, objective);
}
