import {
  addCounts,
  countUnitsIn,
  formatForce,
  type AnswerSteps,
  type AttackPreview,
} from '#discord/questions/attack-preview.ts';
import type { Game } from '#ti4/rules/game.ts';
import { formatUnitCount, nameOfSeat, nameOfSystem } from '#ti4/rules/names.ts';
import { formatUnitList } from '#ti4/odds/index.ts';
import { isNeutral } from '#ti4/rules/seats.ts';
import type { SeatId, UnitType } from '#ti4/rules/state.ts';
import { UNIT_TYPES, unitsAt } from '#ti4/rules/units/units.ts';
import { opponentIn } from './opponents.ts';

/** Describes the attack that answers begin: activation of a system with another player's units, or movement there. */
export function findAttack(game: Game, seat: SeatId, steps: AnswerSteps): AttackPreview | undefined {
  const replyTo = (question: string) => steps.find((step) => step.question === question)?.reply;
  const activated = replyTo('system-to-activate');
  const moves = replyTo('move-ships');
  const system = Array.isArray(activated) ? String(activated[0]) : moves === undefined ? null : game.state.turn.system;
  if (system === null || !(system in game.state.systems)) return undefined;
  const opponent = opponentIn(game, system, seat, undefined);
  const theirs = opponent === undefined ? [] : unitsAt(game, { owner: opponent, system });
  if (opponent === undefined || !theirs.length) return undefined;
  const moved = countUnitsIn(moves, UNIT_TYPES);
  const there = addCounts(...unitsAt(game, { owner: seat, system, space: true }).map(({ type }) => ({ [type]: 1 })));
  return {
    system: game.state.systems[system].position ?? system,
    place: nameOfSystem(game, system),
    opponent: isNeutral(opponent) ? 'the neutral force' : nameOfSeat(game, opponent),
    defenders: formatUnitList(theirs),
    attackers: UNIT_TYPES.flatMap((type) => (moved[type] ? [formatUnitCount(type as UnitType, moved[type])] : [])).join(
      ', ',
    ),
    force: formatForce(addCounts(there, moved)),
  };
}
