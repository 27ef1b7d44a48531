import { ask, chosenAmounts, frameDataOf, done, isFrameOf, type EngineBook, type AmountOption } from '#engine';
import { interruptWith } from '#ti3/rules/events/moments.ts';
import { procedure, question, type Game } from '#ti3/rules/game.ts';
import { unledFirst } from '#ti3/rules/leaders/leader-locations.ts';
import { nameOfSystem, unitLabel } from '#ti3/rules/names.ts';
import { fleetLoadOf, hasCapacity, isIndependent } from './capacity.ts';
import {
  systemsOverSupply,
  systemsWithUnitsInSpace,
  shipsCountedBySupply,
  shipsOverTypeLimit,
} from './fleet-supply.ts';
import { leastWorthyFirst } from './like-units.ts';
import { unitCardOf, countByType, shipsIn, removeUnits } from './units.ts';
import { remainingSeats } from '#ti3/rules/seats.ts';
import type { Unit } from '#ti3/rules/state.ts';
import type { SeatId, SystemId, UnitType } from '#ti3/rules/terms.ts';
import { formatSome } from '#text/sentences.ts';
import { exactAllotment } from '#ti3/rules/combat/exact-allotment.ts';

/**
 * Returns the units that need capacity in a system and by how many they exceed it (E3 7.6). Fighters held by docks are
 * left out, since losing them would not help. `leaving`: what their ships cannot transport from there.
 */
export function cargoExcess(
  game: Game,
  seat: SeatId,
  system: SystemId,
  leaving = false,
): { units: Unit[]; over: number } {
  const held = fleetLoadOf(game, seat, system, leaving);
  const fighters = held.fighters.filter(({ type }) => !isIndependent(game, seat, type));
  const units = [...fighters, ...held.cargo];
  return { units, over: units.length - held.room };
}

interface Excess {
  system: SystemId;
  kind: 'ships' | 'cargo' | 'type' | 'leaving';
  /** Type of the units in excess, if all are of one type. */
  type?: UnitType;
  count: number;
}

const TRANSFER = { name: 'transfer-action', steps: {} };

/**
 * Returns the systems where a transferring seat has still to land: units in space there may land before capacity is
 * checked (E3 10.4).
 */
const landingDue = (game: Game, seat: SeatId): readonly SystemId[] =>
  game.state.stack.flatMap((frame) => {
    const transfer = isFrameOf(frame, TRANSFER)
      ? frameDataOf<{ seat: SeatId; landing?: SystemId[] }>(frame, TRANSFER)
      : undefined;
    return transfer?.seat === seat ? (transfer.landing ?? []) : [];
  });

/** Returns the first excess that a seat has to remove; undefined if none (E3 5.3, 7.6). */
function excessOf(game: Game, seat: SeatId): Excess | undefined {
  const [supply] = systemsOverSupply(game, seat);
  if (supply) return { system: supply.system, kind: 'ships', count: supply.by };
  const due = landingDue(game, seat);
  for (const system of systemsWithUnitsInSpace(game, seat)) {
    const { over } = cargoExcess(game, seat, system);
    if (over > 0 && !due.includes(system)) return { system, kind: 'cargo', count: over };
    const [most] = shipsOverTypeLimit(game, seat, system);
    if (most) return { system, kind: 'type', type: most.type, count: most.by };
  }
  return undefined;
}

/** Returns what the ships of a seat cannot transport if its fleet leaves a system; undefined if nothing (E3 7.6). */
export function leavingExcess(game: Game, seat: SeatId, system: SystemId): Excess | undefined {
  const { over } = cargoExcess(game, seat, system, true);
  return over > 0 ? { system, kind: 'leaving', count: over } : undefined;
}

function removable(game: Game, seat: SeatId, { system, kind, type: only }: Excess): Unit[] {
  if (kind === 'ships') return shipsCountedBySupply(game, seat, system);
  if (kind !== 'type') return cargoExcess(game, seat, system, kind === 'leaving').units;
  return shipsIn(game, system, seat)
    .filter(({ type }) => type === only)
    .sort((a, b) => Number(b.damaged ?? false) - Number(a.damaged ?? false));
}

const WHY: Record<Excess['kind'], string> = {
  ships: 'your ships exceed your fleet supply',
  cargo: 'your units exceed the capacity of your ships',
  type: 'you have too many ships of a type',
  leaving: 'your ships cannot transport all your units',
};
const REMOVAL_REASONS: Record<Excess['kind'], string> = {
  ships: 'over fleet supply',
  cargo: 'over capacity',
  type: 'too many of a type',
  leaving: 'over capacity',
};

/** Returns why units are removed. If no ship is left that carries any, the reason does not mention room. */
const whyRemoved = (game: Game, seat: SeatId, { kind, system }: Excess): string =>
  ['cargo', 'leaving'].includes(kind) && !shipsIn(game, system, seat).some(({ type }) => hasCapacity(game, seat, type))
    ? 'no ship is left to carry them'
    : REMOVAL_REASONS[kind];

const removeExcess = question<Excess, Record<string, number>>()(
  'remove-excess',
  (game, seat, about) => {
    const { system, kind } = about;
    const excess = kind === 'leaving' ? leavingExcess(game, seat, system) : excessOf(game, seat);
    if (!excess || excess.system !== system || excess.kind !== kind)
      return { kind: 'none', reason: 'You no longer have to remove units.' };
    const units = removable(game, seat, excess);
    const counts = countByType(units);
    const types = (Object.keys(counts) as UnitType[]).sort(
      (a, b) => unitCardOf(game, a).cost - unitCardOf(game, b).cost,
    );
    const start = countByType(leastWorthyFirst(game, units).slice(0, excess.count)) as Record<string, number>;
    const prompt = `At ${nameOfSystem(game, excess.system)}, ${WHY[excess.kind]}. Which ${formatSome(excess.count, 'unit')} do you remove?`;
    const lines = types.map((key): AmountOption => ({ key, label: unitLabel(game, key), max: counts[key] ?? 0 }));
    return exactAllotment(excess.count, prompt, lines, start, 'Remove');
  },
  { title: 'remove units over the limit', forced: true },
);

/** Makes a seat remove excess units at once (E3 5.3). */
export const excessLimit = procedure<{ seat: SeatId; excess: Excess }>()('remove-excess', {
  ask: (_game, { seat, excess }) => ask([removeExcess.ask(seat, excess)], 'removed'),
  removed: (game, { seat, excess }, { answer }) => {
    const units = Object.entries(chosenAmounts(answer)).flatMap(([type, count]) =>
      unledFirst(
        game,
        removable(game, seat, excess).filter((unit) => unit.type === type),
      ).slice(0, count),
    );
    if (!units.length) return done();
    const why = whyRemoved(game, seat, excess);
    removeUnits(game, units);
    game.addFact({ type: 'units-removed', seat, system: excess.system, units: countByType(units), why });
    return done();
  },
});

/** Procedures during which no excess is checked: cargo may be without its ships until the battle is over (E3 7.6). */
const PROCEDURES_TO_WAIT_FOR: readonly string[] = ['space-battle', 'take-hits', 'both-take-hits', 'pds-fire', 'setup'];

export const excessCheck: EngineBook<Game>['standingChecks'][number] = (game) => {
  if (game.state.stack.some((frame) => PROCEDURES_TO_WAIT_FOR.some((name) => isFrameOf(frame, { name, steps: {} }))))
    return undefined;
  for (const seat of remainingSeats(game.state)) {
    const excess = excessOf(game, seat);
    if (excess) return interruptWith(excessLimit, { seat, excess });
  }
  return undefined;
};

export const excessProcedures = [excessLimit];
export const excessQuestions = [removeExcess];
