import {
  addCounts,
  countUnitsIn,
  formatForce,
  type AnswerSteps,
  type AttackPreview,
} from '#discord/questions/attack-preview.ts';
import type { Game } from '#ti3/rules/game.ts';
import { formatUnitCounts, nameOfSeat, nameOfSystem } from '#ti3/rules/names.ts';
import type { SeatId } from '#ti3/rules/terms.ts';
import { countByType, unitsInSpace, unitsInSystem } from '#ti3/rules/units/units.ts';

/** Describes the attack that answers begin: activation of a system with another player's units, or movement there. */
export function findAttack(game: Game, seat: SeatId, steps: AnswerSteps): AttackPreview | undefined {
  const replyTo = (question: string) => steps.find((step) => step.question === question)?.reply;
  const activated = replyTo('activate-system');
  const moves = replyTo('move-ships');
  const { turn, systems } = game.state;
  const system = Array.isArray(activated) ? String(activated[0]) : moves === undefined ? undefined : turn.systems.at(0);
  // In a transfer action there is no fight.
  if (system === undefined || !(system in systems) || (!activated && turn.systems.length > 1)) return undefined;
  const others = unitsInSystem(game, system).filter(({ owner }) => owner !== seat);
  const opponent = (others.find(({ planet }) => planet === undefined) ?? others.at(0))?.owner;
  if (opponent === undefined) return undefined;
  const moved = countUnitsIn(moves, Object.keys(game.book.units));
  const there = countByType(unitsInSpace(game, system, seat));
  return {
    system: systems[system].position,
    place: nameOfSystem(game, system),
    opponent: nameOfSeat(game, opponent),
    defenders: formatUnitCounts(game, countByType(others.filter(({ owner }) => owner === opponent))),
    attackers: formatUnitCounts(game, moved),
    force: formatForce(addCounts(there, moved)),
  };
}
