import {
  addCounts,
  countUnitsIn,
  formatForce,
  type AnswerSteps,
  type AttackPreview,
} from '#discord/questions/attack-preview.ts';
import type { Game } from '#ti2/rules/game.ts';
import { gatherTargetOf, isStepKey, stepKey } from '#ti2/rules/movement/movement.ts';
import { formatUnitCounts, nameOfSeat, nameOfSystem } from '#ti2/rules/names.ts';
import type { SeatId, SystemId } from '#ti2/rules/terms.ts';
import { allUnits, countByType, opponentSeatsIn, shipsIn } from '#ti2/rules/units/units.ts';

/** Returns the system to which a choice of the movement question leads. */
const targetOf = (key: string): SystemId | undefined =>
  gatherTargetOf(key) ?? (isStepKey(key) ? stepKey.parse(key)[1] : undefined);

/** Describes the attack that a movement to another player's ships or planets begins (E2 7.4). */
export function findAttack(game: Game, seat: SeatId, steps: AnswerSteps): AttackPreview | undefined {
  const way = steps.find(({ question }) => question === 'movement')?.reply;
  const system = Array.isArray(way) ? targetOf(String(way[0])) : undefined;
  if (system === undefined || !(system in game.state.systems)) return undefined;
  const others = allUnits(game).filter((unit) => unit.system === system && unit.owner !== seat);
  const opponent = opponentSeatsIn(game, system, seat).at(0) ?? others.at(0)?.owner;
  if (opponent === undefined) return undefined;
  const moves = steps.find(({ question }) => question === 'gather' || question === 'sail')?.reply;
  const moved = countUnitsIn(moves, Object.keys(game.book.units));
  const there = countByType(shipsIn(game, system, seat));
  return {
    system: game.state.systems[system].position,
    place: nameOfSystem(game, system),
    opponent: nameOfSeat(game, opponent),
    defenders: formatUnitCounts(game, countByType(others.filter(({ owner }) => owner === opponent))),
    attackers: formatUnitCounts(game, moved),
    force: formatForce(addCounts(there, moved)),
  };
}
