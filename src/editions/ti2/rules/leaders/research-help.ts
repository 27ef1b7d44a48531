import type { Game } from '#ti2/rules/game.ts';
import type { Leader } from '#ti2/rules/state.ts';
import type { LeaderId, SeatId } from '#ti2/rules/terms.ts';
import { faceDownLeadersOf, possibleFaceDownTypes, unrevealedCount } from './face-down-leaders.ts';
import { leaderTypeOf, leadersOf } from './leader-locations.ts';

// Technology discount from leaders (E2 12.5): face-up ones always, face-down ones if their player reveals them.

/** `turned`: face-down leaders revealed for it. */
export const researchHelpOf = (game: Game, seat: SeatId, turned: readonly LeaderId[] = []): number =>
  leadersOf(game, seat).reduce(
    (sum, leader) =>
      leader.hidden && !turned.includes(leader.id)
        ? sum
        : sum + (leaderTypeOf(game, leader)?.teaches?.(game, leader, turned) ?? 0),
    0,
  );

/** Face-down leaders that would add to the discount if revealed. */
export const faceDownResearchHelpers = (game: Game, seat: SeatId): Leader[] =>
  faceDownLeadersOf(game, seat).filter(({ id }) => researchHelpOf(game, seat, [id]) > researchHelpOf(game, seat));

/** Highest discount a seat could have, from the other players' point of view. */
export function maxResearchHelp(game: Game, seat: SeatId): number {
  const lying = faceDownLeadersOf(game, seat);
  const most = possibleFaceDownTypes(game, seat).flatMap(({ id, teaches }) =>
    lying
      .map((leader) => teaches?.(game, leader, []) ?? 0)
      .sort((a, b) => b - a)
      .slice(0, unrevealedCount(game, seat, id)),
  );
  return most.reduce((sum, one) => sum + one, researchHelpOf(game, seat));
}
