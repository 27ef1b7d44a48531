import { counted, type Answer, type Spec } from '#engine';
import { modify } from '#ti2/rules/components/kit.ts';
import { aboard, countOf, enemiesIn } from '#ti2/rules/units/units.ts';
import { question, type Game } from '#ti2/rules/game.ts';
import { nameOfSystem } from '#ti2/rules/names.ts';
import { attackFeeTold, payFee } from '#ti2/rules/production/credits.ts';
import { seatOf } from '#ti2/rules/seats.ts';
import type { Unit } from '#ti2/rules/state.ts';
import type { SeatId, SystemId } from '#ti2/rules/terms.ts';
import { alike, ashore, NO_ROOM, ownFighters, picked, shipLines, shoreLines, stow, stowed } from './cargo.ts';
import { convoyProblem, unveilGuides } from '#ti2/rules/leaders/leader-movement.ts';
import { advance, movementOf, sailing, stepProblem } from './movement-points.ts';

/** One step of some ships: from a system to the next. */
export interface Step {
  from: SystemId;
  to: SystemId;
}

/** Ships that can take a step. */
export const stepping = (game: Game, seat: SeatId, { from, to }: Step): Unit[] =>
  sailing(game, from, seat).filter((ship) => stepProblem(game, ship, to) === undefined);

/** What a step into a system costs beside movement: where an attack has its price (E2 4). */
export const stepFee = (game: Game, seat: SeatId, to: SystemId): number =>
  enemiesIn(game, to, seat).length ? modify(game, 'attack-fee', { seat }, 0) : 0;

/** The same in words; empty where it costs nothing. */
export const stepFeeTold = (game: Game, seat: SeatId, to: SystemId): string =>
  stepFee(game, seat, to) > 0 ? attackFeeTold(game, seat) : '';

/** Why a player cannot pay for a step; undefined where it costs nothing, or no more than there is. */
export function unpayable(game: Game, seat: SeatId, to: SystemId): string | undefined {
  const { credits } = seatOf(game, seat);
  const fee = stepFee(game, seat, to);
  return fee > credits ? `An attack costs ${fee} credits first, and you have ${credits}.` : undefined;
}

/** What an answer moves: ships, what they take aboard, and fighters. */
function read(game: Game, seat: SeatId, step: Step, counts: Record<string, number>) {
  const ships = picked(alike(game, stepping(game, seat, step)), counts);
  const freight = picked(ashore(game, seat, step.from), counts);
  const fighters = ownFighters(game, seat, step.from).slice(0, counts.fighter ?? 0);
  return { ships, freight, fighters };
}

export function sailProblem(game: Game, seat: SeatId, step: Step, counts: Record<string, number>): string | undefined {
  const { ships, freight, fighters } = read(game, seat, step, counts);
  if (!ships.length)
    return freight.length || fighters.length ? 'Choose a ship that takes them along (E2 7.3).' : undefined;
  return (
    unpayable(game, seat, step.to) ??
    convoyProblem(game, ships, step.to, movementOf) ??
    (stowed(game, ships, freight, fighters.length) ? undefined : NO_ROOM)
  );
}

/** The ships that take a step, with what they take along (E2 7.2, 7.3). */
export const sail = question<Step, Record<string, number>>()(
  'sail',
  (game, seat, step): Spec => {
    const ships = stepping(game, seat, step);
    if (!ships.length) return { kind: 'none', reason: 'None of your ships can go there.' };
    const fighters = ownFighters(game, seat, step.from).length;
    return {
      kind: 'allot',
      prompt: `What goes from ${nameOfSystem(game, step.from)} to ${nameOfSystem(game, step.to)}?${stepFeeTold(game, seat, step.to)}`,
      lines: [
        ...shipLines(game, ships),
        ...(fighters ? [{ key: 'fighter', label: 'Fighter', max: fighters }] : []),
        ...shoreLines(game, seat, step.from),
      ],
      start: {},
      nothing: 'Move nothing',
    };
  },
  { title: 'move ships', check: sailProblem },
);

/** Ships go to the next system with what they carry, and it is told. */
export function carry(game: Game, ships: readonly Unit[], fighters: readonly Unit[], to: SystemId, free = false): void {
  const [{ owner: seat, system: from }] = ships;
  const moved = [...ships, ...fighters, ...ships.flatMap((ship) => aboard(game, ship))];
  const units = countOf(moved);
  const cargo = ships.flatMap((ship) => aboard(game, ship));
  const fleet = ships.map(({ id }) => id);
  for (const ship of ships) advance(game, ship, to, fleet, free);
  for (const one of [...fighters, ...cargo]) one.system = to;
  game.stirred();
  game.fact({ type: 'ships-moved', seat, from, towards: to, units, fleet });
}

/** Does what has been answered. */
export function takeStep(game: Game, seat: SeatId, step: Step, answer: Answer): void {
  const { ships, freight, fighters } = read(game, seat, step, counted(answer));
  if (!ships.length) return;
  payFee(game, seat, stepFee(game, seat, step.to), 'attack');
  stow(game, stowed(game, ships, freight, fighters.length) ?? new Map<Unit, Unit>());
  carry(game, ships, fighters, step.to);
  unveilGuides(game, ships, movementOf);
}

const holds = (
  game: Game,
  seat: SeatId,
  { system }: { system: SystemId },
  counts: Record<string, number>,
): Map<Unit, Unit> | undefined =>
  stowed(game, loadable(game, seat, system), picked(ashore(game, seat, system), counts), 0);

/** Ships of a seat that could take something aboard where they are. */
export const loadable = (game: Game, seat: SeatId, system: SystemId): Unit[] => {
  const ashoreHere = ashore(game, seat, system);
  if (!ashoreHere.size) return [];
  const units = [...ashoreHere.values()].flat();
  return [...alike(game, fleetOf(game, seat, system)).values()]
    .flat()
    .filter((ship) => units.some((unit) => stowed(game, [ship], [unit], 0)));
};

const fleetOf = (game: Game, seat: SeatId, system: SystemId): Unit[] =>
  Object.values(game.state.units).filter((one) => one.owner === seat && one.system === system && one.planet === undefined && one.ship === undefined); // prettier-ignore

/** What ships take aboard without moving (E2 7.3). */
export const load = question<{ system: SystemId }, Record<string, number>>()(
  'load',
  (game, seat, { system }): Spec => {
    if (!loadable(game, seat, system).length)
      return { kind: 'none', reason: 'There is nothing to take aboard, or no room for it.' };
    return {
      kind: 'allot',
      prompt: `What is taken aboard in ${nameOfSystem(game, system)}?`,
      lines: shoreLines(game, seat, system),
      start: {},
      nothing: 'Take nothing aboard',
    };
  },
  {
    title: 'take units aboard',
    check: (game, seat, where, counts: Record<string, number>) =>
      holds(game, seat, where, counts) ? undefined : NO_ROOM,
  },
);

export function takeAboard(game: Game, seat: SeatId, system: SystemId, answer: Answer): void {
  const into = holds(game, seat, { system }, counted(answer));
  if (!into?.size) return;
  const units = countOf([...into.keys()]);
  stow(game, into);
  game.fact({ type: 'units-loaded', seat, system, units });
}
