import { ask, counted, dataOf, done, isOf, type EngineBook, type Line } from '#engine';
import { modify } from '#ti3/rules/components/modifiers.ts';
import { above } from '#ti3/rules/events/moments.ts';
import { procedure, question, type Game } from '#ti3/rules/game.ts';
import { leadersLast } from '#ti3/rules/leaders/leader-locations.ts';
import { nameOfSystem } from '#ti3/rules/names.ts';
import { aboard, carries, isIndependent } from './capacity.ts';
import { overSupply, placesOf, suppliedShips } from './fleet-supply.ts';
import { cardOf, countOf, shipsIn, takeAway } from './units.ts';
import { playing } from '#ti3/rules/seats.ts';
import type { Unit } from '#ti3/rules/state.ts';
import type { SeatId, SystemId, UnitType } from '#ti3/rules/terms.ts';
import { some } from '#text/sentences.ts';
import { exactly } from '#ti3/rules/combat/exact-allotment.ts';

/** What is carried in a system, and by how much it is more than there is room for (E3 7.6). To lose what docks keep would help nothing. */
export function cargo(game: Game, seat: SeatId, system: SystemId): { units: Unit[]; over: number } {
  const held = aboard(game, seat, system);
  const fighters = held.fighters.filter(({ type }) => !isIndependent(game, seat, type));
  const units = [...fighters, ...held.cargo];
  return { units, over: units.length - held.room };
}

interface Excess {
  system: SystemId;
  kind: 'ships' | 'cargo' | 'type';
  /** Of what there is too much, where it is one type. */
  type?: UnitType;
  count: number;
}

const TRANSFER = { name: 'transfer-action', steps: {} };

/** Where somebody who transfers has still to land: those in space there may go ashore before it is counted what has room (E3 10.4). */
const landingDue = (game: Game, seat: SeatId): readonly SystemId[] =>
  game.state.stack.flatMap((frame) => {
    const transfer = isOf(frame, TRANSFER)
      ? dataOf<{ seat: SeatId; landing?: SystemId[] }>(frame, TRANSFER)
      : undefined;
    return transfer?.seat === seat ? (transfer.landing ?? []) : [];
  });

/** The first excess that a seat has to remove (E3 5.3, 7.6). */
function excessOf(game: Game, seat: SeatId): Excess | undefined {
  const [supply] = overSupply(game, seat);
  if (supply) return { system: supply.system, kind: 'ships', count: supply.by };
  const due = landingDue(game, seat);
  for (const system of placesOf(game, seat)) {
    const { over } = cargo(game, seat, system);
    if (over > 0 && !due.includes(system)) return { system, kind: 'cargo', count: over };
    const counts = countOf(shipsIn(game, system, seat));
    for (const type of Object.keys(counts) as UnitType[]) {
      const by = (counts[type] ?? 0) - modify(game, 'type-limit', { seat, type, system }, Infinity);
      if (by > 0) return { system, kind: 'type', type, count: by };
    }
  }
  return undefined;
}

function removable(game: Game, seat: SeatId, { system, kind, type: only }: Excess): Unit[] {
  if (kind === 'ships') return suppliedShips(game, seat, system);
  if (kind === 'cargo') return cargo(game, seat, system).units;
  return shipsIn(game, system, seat)
    .filter(({ type }) => type === only)
    .sort((a, b) => Number(b.damaged ?? false) - Number(a.damaged ?? false));
}

const WHY: Record<Excess['kind'], string> = {
  ships: 'there are more ships than your fleet supply carries',
  cargo: 'there is more aboard than your ships can carry',
  type: 'there are more ships of a type than you may have',
};
const GIVEN_UP: Record<Excess['kind'], string> = {
  ships: 'fleet supply carries no more',
  cargo: 'there is no room for more',
  type: 'no more of a type are allowed there',
};

/** Why units are removed: where nothing is left that carries any, there is no talk of room. */
const whyRemoved = (game: Game, seat: SeatId, { kind, system }: Excess): string =>
  kind === 'cargo' && !shipsIn(game, system, seat).some(({ type }) => carries(game, seat, type))
    ? 'no ship is left there to carry them'
    : GIVEN_UP[kind];

const removeExcess = question<Excess, Record<string, number>>()(
  'remove-excess',
  (game, seat, about) => {
    const excess = excessOf(game, seat);
    if (!excess || excess.system !== about.system || excess.kind !== about.kind)
      return { kind: 'none', reason: 'Nothing is too much any more.' };
    const counts = countOf(removable(game, seat, excess));
    const types = (Object.keys(counts) as UnitType[]).sort((a, b) => cardOf(game, a).cost - cardOf(game, b).cost);
    const start: Record<string, number> = {};
    let left = excess.count;
    for (const type of types) {
      const taken = Math.min(left, counts[type] ?? 0);
      if (taken) start[type] = taken;
      left -= taken;
    }
    const prompt = `In ${nameOfSystem(game, excess.system)} ${WHY[excess.kind]}: remove ${some(excess.count, 'unit')}.`;
    const lines = types.map((key): Line => ({ key, label: cardOf(game, key).name, max: counts[key] ?? 0 }));
    return exactly(excess.count, prompt, lines, start, 'Remove');
  },
  { title: 'remove what is too much', forced: true },
);

/** Whoever has too much somewhere removes it at once (E3 5.3). */
const excessLimit = procedure<{ seat: SeatId; excess: Excess }>()('remove-excess', {
  ask: (_game, { seat, excess }) => ask([removeExcess.of(seat, excess)], 'removed'),
  removed: (game, { seat, excess }, { answer }) => {
    const units = Object.entries(counted(answer)).flatMap(([type, count]) =>
      leadersLast(
        game,
        removable(game, seat, excess).filter((unit) => unit.type === type),
      ).slice(0, count),
    );
    if (!units.length) return done();
    const why = whyRemoved(game, seat, excess);
    takeAway(game, units);
    game.fact({ type: 'units-removed', seat, system: excess.system, units: countOf(units), why });
    return done();
  },
});

/** While ships move and fight nothing is counted: cargo may be without its ships until the battle is over (E3 7.6). */
const UNDER_WAY: readonly string[] = ['space-battle', 'take-hits', 'both-take-hits', 'pds-fire', 'setup'];

export const excessCheck: EngineBook<Game>['standing'][number] = (game) => {
  if (game.state.stack.some((frame) => UNDER_WAY.some((name) => isOf(frame, { name, steps: {} })))) return undefined;
  for (const seat of playing(game.state)) {
    const excess = excessOf(game, seat);
    if (excess) return above(excessLimit, { seat, excess });
  }
  return undefined;
};

export const excessProcedures = [excessLimit];
export const excessQuestions = [removeExcess];
