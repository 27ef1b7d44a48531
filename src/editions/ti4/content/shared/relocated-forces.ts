import { ask, counted, done, type Question, type Spec } from '../../../../engine/index.ts';
import { procedure, question, type Game } from '../../rules/game.ts';
import { countOf, nameOfPlanet, nameOfSystem, nameOfUnit } from '../../rules/names.ts';
import type { PlanetId, SeatId, Unit, UnitType } from '../../rules/state.ts';
import { structureLimit, type StructureType } from '../../rules/units/structures.ts';
import { unitAt } from '../../rules/units/unit-at.ts';
import { isGroundForce, isStructure, standOn, unitsAt } from '../../rules/units/units.ts';
import { listed } from '../../../../words/sentences.ts';

interface Transit {
  seat: SeatId;
  taken?: Record<string, number>;
}

interface Relocation {
  /** Its procedure and questions are named by it. */
  name: string;
  /** So many ground forces at most. */
  most: number;
  /** Planets of a seat where forces of a type may be put. */
  open: (game: Game, seat: SeatId, type: UnitType) => PlanetId[];
}

/** Ground forces by where they stand, on a planet or in space, and by their type. */
const place = (unit: Unit): string => unitAt.of(unit.type, unit.planet ?? unit.system);

function groups(game: Game, seat: SeatId): Record<string, Unit[]> {
  const found: Record<string, Unit[]> = {};
  for (const unit of unitsAt(game, { owner: seat })) if (isGroundForce(game, unit)) (found[place(unit)] ??= []).push(unit);
  return found;
}

type Taken = Record<string, number>;

/** How many of a type a planet has room for once these have been taken up: structures only so many (85.4, 85.5). */
function roomOn(game: Game, seat: SeatId, taken: Taken, type: UnitType, planet: PlanetId): number {
  if (!isStructure(game, { type, owner: seat })) return Infinity;
  const staying = unitsAt(game, { owner: seat, planet, type }).length - (taken[unitAt.of(type, planet)] ?? 0);
  return Math.max(0, structureLimit(game, type as StructureType, planet) - staying);
}

/** Where so many of a type may be put, and how many on each planet. */
const berthsFor = (open: Relocation['open'], game: Game, seat: SeatId, taken: Taken, [type, count]: [UnitType, number]) =>
  open(game, seat, type).map((planet) => ({ planet, max: Math.min(count, roomOn(game, seat, taken, type, planet)) }));

/** As many as have room, on the first planets there are. */
function spread([type, count]: [UnitType, number], berths: readonly { planet: PlanetId; max: number }[]): [string, number][] {
  let left = count;
  return berths.flatMap(({ planet, max }): [string, number][] => {
    const put = Math.min(left, max);
    left -= put;
    return put ? [[unitAt.of(type, planet), put]] : [];
  });
}

/** Which of them are taken up. */
const takingUp = ({ name, most, open }: Relocation) =>
  question<object, Record<string, number>>()(`${name}-take-up`, (game, seat): Spec => {
    const lines = Object.entries(groups(game, seat))
      .filter(([, [unit]]) => open(game, seat, unit.type).length > 0)
      .map(([key, [unit, ...more]]) => ({
        key,
        label: `${nameOfUnit(unit.type)} from ${unit.planet ? nameOfPlanet(game, unit.planet) : nameOfSystem(game, unit.system)}`,
        max: Math.min(most, more.length + 1),
        worth: { forces: 1 },
      }));
    if (!lines.length) return { kind: 'none', reason: 'There are no ground forces to place anew.' };
    return {
      kind: 'allot',
      prompt: `Take up to ${most} ground forces off the board, to place anew.`,
      lines,
      limits: [{ measure: 'forces', atMost: most, say: `At most ${most}; that is {sum}.` }],
      start: {},
    };
  });

/** Where they are set down. */
const settingDown = ({ name, open }: Relocation) =>
  question<{ taken: Record<string, number> }, Record<string, number>>()(`${name}-set-down`, (game, seat, { taken }): Spec => {
    const counts: Partial<Record<UnitType, number>> = {};
    for (const [key, count] of Object.entries(taken)) {
      const [type] = unitAt.read(key);
      counts[type] = (counts[type] ?? 0) + count;
    }
    const types = (Object.entries(counts) as [UnitType, number][]).filter(
      ([type, count]) => count > 0 && open(game, seat, type).length > 0,
    );
    if (!types.length) return { kind: 'none', reason: 'There is nothing to place.' };
    const kinds = types.map((kind) => ({ kind, berths: berthsFor(open, game, seat, taken, kind) }));
    return {
      kind: 'allot',
      prompt: `Place ${listed(types.map(([type, count]) => countOf(type, count)))} on your planets.`,
      lines: kinds.flatMap(({ kind: [type], berths }) =>
        berths.map(({ planet, max }) => ({
          key: unitAt.of(type, planet),
          label: `${nameOfUnit(type)} on ${nameOfPlanet(game, planet)}`,
          max,
          worth: { [type]: 1 },
        })),
      ),
      limits: kinds.map(({ kind: [type, count], berths }) => {
        const all = Math.min(
          count,
          berths.reduce((sum, { max }) => sum + max, 0),
        );
        return { measure: type, atLeast: all, atMost: all, say: `Place ${countOf(type, all)}; that is {sum}.` };
      }),
      start: Object.fromEntries(kinds.flatMap(({ kind, berths }) => spread(kind, berths))),
    };
  });

/** Some of a player's ground forces, from anywhere, that are taken off the board and set down on planets of theirs. */
export function relocation(how: Relocation) {
  const { name, open } = how;
  const takeUp = takingUp(how);
  const setDown = settingDown(how);
  const transit = procedure<Transit>()(name, {
    takeUp: (_game, { seat }) => ask([takeUp.of(seat, {})], 'setDown'),
    setDown: (_game, data, got) => {
      data.taken = counted(got.answer);
      return ask([setDown.of(data.seat, { taken: data.taken })], 'move');
    },
    move: (game, { seat, taken = {} }, got) => {
      if (got.answer === null) return done();
      // Moved rather than removed and placed: what was damaged stays damaged.
      const forces = Object.entries(taken).flatMap(([key, count]) => (groups(game, seat)[key] ?? []).slice(0, count));
      for (const [key, count] of Object.entries(counted(got.answer))) {
        const [type, planet] = unitAt.read(key);
        for (let i = 0; i < count; i++) {
          const at = forces.findIndex((unit) => unit.type === type);
          const [unit] = at < 0 ? [] : forces.splice(at, 1);
          if (unit) standOn(game, unit, planet);
        }
      }
      game.fact({ type: 'forces-relocated', seat, taken, placed: counted(got.answer) });
      return done();
    },
  });
  return {
    procedure: transit,
    questions: [takeUp, setDown] as Question<Game, never>[],
    /** Whether there is anything to set down, and where. */
    possible: (game: Game, seat: SeatId): boolean =>
      Object.values(groups(game, seat)).some(([unit]) => open(game, seat, unit.type).length > 0),
  };
}
