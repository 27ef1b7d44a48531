import type { Game } from '#ti2/rules/game.ts';
import type { Leader } from '#ti2/rules/state.ts';
import type { LeaderId, SeatId } from '#ti2/rules/terms.ts';
import { faceDown, suspectedTypes, unseen } from './face-down-leaders.ts';
import { kindOf, ledBy } from './leader-locations.ts';

// What leaders bring toward a technology (E2 12.5): face up always, face down where their player turns them up for it.

/** `turned`: those that are turned up for it. */
export const taughtBy = (game: Game, seat: SeatId, turned: readonly LeaderId[] = []): number =>
  ledBy(game, seat).reduce(
    (sum, leader) =>
      leader.hidden && !turned.includes(leader.id)
        ? sum
        : sum + (kindOf(game, leader)?.teaches?.(game, leader, turned) ?? 0),
    0,
  );

/** Who lies face down and could be turned up for it. */
export const hiddenTeachers = (game: Game, seat: SeatId): Leader[] =>
  faceDown(game, seat).filter(({ id }) => taughtBy(game, seat, [id]) > taughtBy(game, seat));

/** What all of them might bring for all that the others know. */
export function taughtAtMost(game: Game, seat: SeatId): number {
  const lying = faceDown(game, seat);
  const most = suspectedTypes(game, seat).flatMap(({ id, teaches }) =>
    lying
      .map((leader) => teaches?.(game, leader, []) ?? 0)
      .sort((a, b) => b - a)
      .slice(0, unseen(game, seat, id)),
  );
  return most.reduce((sum, one) => sum + one, taughtBy(game, seat));
}
