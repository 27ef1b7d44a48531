import { chosenAmounts, type Answer, type Spec } from '#engine';
import { modify } from '#ti2/rules/components/kit.ts';
import { landUnitsAboard, countByType, enemyShipsIn } from '#ti2/rules/units/units.ts';
import { question, type Game } from '#ti2/rules/game.ts';
import { nameOfSystem } from '#ti2/rules/names.ts';
import { feeProblem, formatAttackFee, payFee } from '#ti2/rules/production/credits.ts';
import type { Unit } from '#ti2/rules/state.ts';
import type { SeatId, SystemId } from '#ti2/rules/terms.ts';
import {
  groupAlikeShips,
  landUnitGroups,
  NO_ROOM_MESSAGE,
  ownFighters,
  unitsFromCounts,
  shipLines,
  landUnitLines,
  applyLoading,
  loadCargo,
} from './cargo.ts';
import { leaderGroupProblem, revealLeadersUsed } from '#ti2/rules/leaders/leader-movement.ts';
import { recordStep, movementOf, movableShips, stepProblem } from './movement-points.ts';

/** A movement of ships from one system to an adjacent one. */
export interface MoveStep {
  from: SystemId;
  to: SystemId;
}

/** Ships that can take a step. */
export const shipsForStep = (game: Game, seat: SeatId, { from, to }: MoveStep): Unit[] =>
  movableShips(game, from, seat).filter((ship) => stepProblem(game, ship, to) === undefined);

/** Credits a step costs: the attack fee if enemy ships are there (E2 4). */
export const stepFee = (game: Game, seat: SeatId, to: SystemId): number =>
  enemyShipsIn(game, to, seat).length ? modify(game, 'attack-fee', { seat }, 0) : 0;

/** Formats the fee of a step; empty if it is free. */
export const formatStepFee = (game: Game, seat: SeatId, to: SystemId): string =>
  stepFee(game, seat, to) > 0 ? formatAttackFee(game, seat) : '';

/** Returns why a player cannot pay for a step; undefined if it is free or affordable. */
export const stepFeeProblem = (game: Game, seat: SeatId, to: SystemId): string | undefined =>
  feeProblem(game, seat, stepFee(game, seat, to));

/** Resolves an answer to ships, cargo and fighters. */
function read(game: Game, seat: SeatId, step: MoveStep, counts: Record<string, number>) {
  const ships = unitsFromCounts(groupAlikeShips(game, shipsForStep(game, seat, step)), counts);
  const freight = unitsFromCounts(landUnitGroups(game, seat, step.from), counts);
  const fighters = ownFighters(game, seat, step.from).slice(0, counts.fighter ?? 0);
  return { ships, freight, fighters };
}

export function moveStepProblem(
  game: Game,
  seat: SeatId,
  step: MoveStep,
  counts: Record<string, number>,
): string | undefined {
  const { ships, freight, fighters } = read(game, seat, step, counts);
  if (!ships.length)
    return freight.length || fighters.length ? 'Choose a ship to transport these units (E2 7.3).' : undefined;
  return (
    stepFeeProblem(game, seat, step.to) ??
    leaderGroupProblem(game, ships, step.to, movementOf) ??
    (loadCargo(game, ships, freight, fighters.length) ? undefined : NO_ROOM_MESSAGE)
  );
}

/** Asks which ships take a step, and with what cargo (E2 7.2, 7.3). */
export const moveStep = question<MoveStep, Record<string, number>>()(
  'sail',
  (game, seat, step): Spec => {
    const ships = shipsForStep(game, seat, step);
    if (!ships.length) return { kind: 'none', reason: 'None of your ships can move there.' };
    const fighters = ownFighters(game, seat, step.from).length;
    return {
      kind: 'allot',
      prompt: `Which units do you move from ${nameOfSystem(game, step.from)} to ${nameOfSystem(game, step.to)}?${formatStepFee(game, seat, step.to)}`,
      amounts: [
        ...shipLines(game, ships),
        ...(fighters ? [{ key: 'fighter', label: 'Fighter', max: fighters }] : []),
        ...landUnitLines(game, seat, step.from),
      ],
      proposed: {},
      emptyLabel: 'Move nothing',
    };
  },
  { title: 'move ships', check: moveStepProblem },
);

/** Moves ships, their cargo and fighters to the next system and logs it. */
export function moveShips(
  game: Game,
  ships: readonly Unit[],
  fighters: readonly Unit[],
  to: SystemId,
  free = false,
): void {
  const [{ owner: seat, system: from }] = ships;
  const moved = [...ships, ...fighters, ...ships.flatMap((ship) => landUnitsAboard(game, ship))];
  const units = countByType(moved);
  const cargo = ships.flatMap((ship) => landUnitsAboard(game, ship));
  const fleet = ships.map(({ id }) => id);
  for (const ship of ships) recordStep(game, ship, to, fleet, free);
  for (const one of [...fighters, ...cargo]) one.system = to;
  game.invalidateStep();
  game.addFact({ type: 'ships-moved', seat, from, towards: to, units, fleet });
}

/** Carries out an answer. */
export function executeStep(game: Game, seat: SeatId, step: MoveStep, answer: Answer): void {
  const { ships, freight, fighters } = read(game, seat, step, chosenAmounts(answer));
  if (!ships.length) return;
  payFee(game, seat, stepFee(game, seat, step.to), 'attack');
  applyLoading(game, loadCargo(game, ships, freight, fighters.length) ?? new Map<Unit, Unit>());
  moveShips(game, ships, fighters, step.to);
  revealLeadersUsed(game, ships, movementOf);
}

const holds = (
  game: Game,
  seat: SeatId,
  { system }: { system: SystemId },
  counts: Record<string, number>,
): Map<Unit, Unit> | undefined =>
  loadCargo(game, shipsThatCanLoad(game, seat, system), unitsFromCounts(landUnitGroups(game, seat, system), counts), 0);

/** Ships of a seat that could load something in their system. */
export const shipsThatCanLoad = (game: Game, seat: SeatId, system: SystemId): Unit[] => {
  const ashoreHere = landUnitGroups(game, seat, system);
  if (!ashoreHere.size) return [];
  const units = [...ashoreHere.values()].flat();
  return [...groupAlikeShips(game, fleetOf(game, seat, system)).values()]
    .flat()
    .filter((ship) => units.some((unit) => loadCargo(game, [ship], [unit], 0)));
};

const fleetOf = (game: Game, seat: SeatId, system: SystemId): Unit[] =>
  Object.values(game.state.units).filter((one) => one.owner === seat && one.system === system && one.planet === undefined && one.ship === undefined); // prettier-ignore

/** Asks what ships load without moving (E2 7.3). */
export const load = question<{ system: SystemId }, Record<string, number>>()(
  'load',
  (game, seat, { system }): Spec => {
    if (!landUnitGroups(game, seat, system).size)
      return { kind: 'none', reason: `You have no units to pick up at ${nameOfSystem(game, system)}.` };
    if (!shipsThatCanLoad(game, seat, system).length)
      return {
        kind: 'none',
        reason: `None of your ships at ${nameOfSystem(game, system)} has capacity for these units.`,
      };
    return {
      kind: 'allot',
      prompt: `Which units do you pick up at ${nameOfSystem(game, system)}?`,
      amounts: landUnitLines(game, seat, system),
      proposed: {},
      emptyLabel: 'Pick up nothing',
    };
  },
  {
    title: 'pick up units',
    check: (game, seat, where, counts: Record<string, number>) =>
      holds(game, seat, where, counts) ? undefined : NO_ROOM_MESSAGE,
  },
);

export function executeLoading(game: Game, seat: SeatId, system: SystemId, answer: Answer): void {
  const into = holds(game, seat, { system }, chosenAmounts(answer));
  if (!into?.size) return;
  const units = countByType([...into.keys()]);
  applyLoading(game, into);
  game.addFact({ type: 'units-loaded', seat, system, units });
}
