import { ask, chosenAmounts, done, type Question, type Spec } from '#engine';
import { procedure, question, type Game } from '#ti4/rules/game.ts';
import { formatUnitCount, nameOfPlace, nameOfPlanet, nameOfUnit } from '#ti4/rules/names.ts';
import type { PlanetId, SeatId, Unit, UnitType } from '#ti4/rules/state.ts';
import { structureLimit, type StructureType } from '#ti4/rules/units/structures.ts';
import { labelOf } from '#ti4/rules/units/unit-marks.ts';
import { lineAtKey, lineKey, lineKeyOf, unitTypeOfLine, unitAtKey } from '#ti4/rules/units/unit-keys.ts';
import { isGroundForce, isStructure, placeOnPlanet, unitsAt } from '#ti4/rules/units/units.ts';
import { formatList } from '#text/sentences.ts';

interface Transit {
  seat: SeatId;
  taken?: Taken;
}

interface Relocation {
  /** Name of the procedure, and prefix of the names of its questions. */
  name: string;
  /** Maximum number of ground forces. */
  most: number;
  /** Returns the planets on which a seat may place ground forces of a type. */
  open: (game: Game, seat: SeatId, type: UnitType) => PlanetId[];
}

/** Groups a seat's ground forces by place, type, damage and marks. */
function groups(game: Game, seat: SeatId): Record<string, Unit[]> {
  const found: Record<string, Unit[]> = {};
  for (const unit of unitsAt(game, { owner: seat }))
    if (isGroundForce(game, unit)) (found[lineKeyOf(game, unit)] ??= []).push(unit);
  return found;
}

type Taken = Record<string, number>;

/** Counts the taken units of each sort over all places. */
function sortsOf(taken: Taken): [sort: string, count: number][] {
  const counts: Record<string, number> = {};
  for (const [key, count] of Object.entries(taken)) {
    const [sort] = lineAtKey.parse(key);
    counts[sort] = (counts[sort] ?? 0) + count;
  }
  return Object.entries(counts).filter(([, count]) => count > 0);
}

/**
 * Returns how many more units of a type fit on a planet after the taken units leave it; only structures are limited
 * (85.4, 85.5).
 */
function roomOn(game: Game, seat: SeatId, taken: Taken, type: UnitType, planet: PlanetId): number {
  if (!isStructure(game, { type, owner: seat })) return Infinity;
  const gone = Object.entries(taken).reduce((sum, [key, count]) => {
    const [sort, from] = lineAtKey.parse(key);
    return unitTypeOfLine(sort) === type && from === planet ? sum + count : sum;
  }, 0);
  return Math.max(
    0,
    structureLimit(game, type as StructureType, planet) - (unitsAt(game, { owner: seat, planet, type }).length - gone),
  );
}

/** A sort of unit, a planet on which it may be placed, and how many units of its type fit there. */
interface Berth {
  sort: string;
  planet: PlanetId;
  room: number;
}

/** Assigns as many units as fit to the first planets that are open to them. Returns counts by sort and planet. */
function spread(sorts: readonly [string, number][], berths: readonly Berth[]): Record<string, number> {
  const put: Record<string, number> = {};
  const used: Record<string, number> = {};
  for (const [sort, count] of sorts) {
    let left = count;
    for (const { planet, room } of berths.filter((berth) => berth.sort === sort)) {
      const place = unitAtKey.format(unitTypeOfLine(sort), planet);
      const here = Math.min(left, room - (used[place] ?? 0));
      if (here <= 0) continue;
      put[lineAtKey.format(sort, planet)] = here;
      used[place] = (used[place] ?? 0) + here;
      left -= here;
    }
  }
  return put;
}

/** Creates the question that asks which ground forces to take off the board. */
const takingUp = ({ name, most, open }: Relocation) =>
  question<object, Record<string, number>>()(`${name}-take-up`, (game, seat): Spec => {
    const lines = Object.entries(groups(game, seat))
      .filter(([, [unit]]) => open(game, seat, unit.type).length > 0)
      .map(([key, [unit, ...more]]) => ({
        key,
        label: `${labelOf(game, unit)} from ${nameOfPlace(game, unit)}`,
        max: Math.min(most, more.length + 1),
        weights: { forces: 1 },
      }));
    if (!lines.length) return { kind: 'none', reason: 'You have no ground forces that can move.' };
    return {
      kind: 'allot',
      prompt: `Which ground forces do you move to other planets? Up to ${most}.`,
      amounts: lines,
      limits: [
        {
          measure: 'forces',
          measureLabel: 'ground forces',
          atMost: most,
          message: `Choose up to ${most} ground forces; you chose {sum}.`,
        },
      ],
      proposed: {},
      emptyLabel: 'Move no ground forces',
    };
  });

/** Creates the question that asks on which planets to place the taken ground forces. */
const settingDown = ({ name, open }: Relocation) =>
  question<{ taken: Taken }, Record<string, number>>()(`${name}-set-down`, (game, seat, { taken }): Spec => {
    const sorts = sortsOf(taken).filter(([sort]) => open(game, seat, unitTypeOfLine(sort)).length > 0);
    if (!sorts.length) return { kind: 'none', reason: 'You have no ground forces to place.' };
    const berths = sorts.flatMap(([sort]) =>
      open(game, seat, unitTypeOfLine(sort)).map((planet): Berth => ({
        sort,
        planet,
        room: roomOn(game, seat, taken, unitTypeOfLine(sort), planet),
      })),
    );
    const start = spread(sorts, berths);
    const placed = (sort: string): number =>
      Object.entries(start).reduce((sum, [key, count]) => (lineAtKey.parse(key)[0] === sort ? sum + count : sum), 0);
    const there = unitsAt(game, { owner: seat });
    const called = (sort: string): string => {
      const one = there.find((unit) => lineKey(game, unit) === sort);
      return one ? labelOf(game, one) : nameOfUnit(unitTypeOfLine(sort));
    };
    const tight = berths.filter(({ room }) => room < Infinity);
    return {
      kind: 'allot',
      prompt: `On which planets do you place ${formatList(sorts.map(([sort, count]) => formatUnitCount(unitTypeOfLine(sort), count)))}?`,
      amounts: berths.map(({ sort, planet, room }) => ({
        key: lineAtKey.format(sort, planet),
        label: `${called(sort)} on ${nameOfPlanet(game, planet)}`,
        max: Math.min(Object.fromEntries(sorts)[sort], room),
        weights: { [sort]: 1, ...(room < Infinity && { [unitAtKey.format(unitTypeOfLine(sort), planet)]: 1 }) },
      })),
      limits: [
        ...sorts.map(([sort]) => {
          const all = placed(sort);
          return {
            measure: sort,
            measureLabel: called(sort),
            atLeast: all,
            atMost: all,
            message: `Place exactly ${formatUnitCount(unitTypeOfLine(sort), all)}; you placed {sum}.`,
          };
        }),
        ...tight.map(({ sort, planet, room }) => ({
          measure: unitAtKey.format(unitTypeOfLine(sort), planet),
          measureLabel: `${nameOfUnit(unitTypeOfLine(sort))} on ${nameOfPlanet(game, planet)}`,
          atMost: room,
          message: `You can place up to ${room} on ${nameOfPlanet(game, planet)}; you placed {sum}.`,
        })),
      ],
      proposed: start,
    };
  });

/** Creates the procedure and questions that move a player's ground forces from anywhere to that player's planets. */
export function relocateGroundForces(how: Relocation) {
  const { name, open } = how;
  const takeUp = takingUp(how);
  const setDown = settingDown(how);
  const transit = procedure<Transit>()(name, {
    takeUp: (_game, { seat }) => ask([takeUp.ask(seat, {})], 'setDown'),
    setDown: (_game, data, got) => {
      data.taken = chosenAmounts(got.answer);
      return ask([setDown.ask(data.seat, { taken: data.taken })], 'move');
    },
    move: (game, { seat, taken = {} }, got) => {
      if (got.answer === null) return done();
      // Units move instead of being removed and placed, so damaged ones stay damaged.
      const forces = Object.entries(taken).flatMap(([key, count]) => (groups(game, seat)[key] ?? []).slice(0, count));
      for (const [key, count] of Object.entries(chosenAmounts(got.answer))) {
        const [sort, planet = ''] = lineAtKey.parse(key);
        for (let i = 0; i < count; i++) {
          const at = forces.findIndex((unit) => lineKey(game, unit) === sort);
          const [unit] = at < 0 ? [] : forces.splice(at, 1);
          if (unit) placeOnPlanet(game, unit, planet);
        }
      }
      game.addFact({ type: 'forces-relocated', seat, taken, placed: chosenAmounts(got.answer) });
      return done();
    },
  });
  return {
    procedure: transit,
    questions: [takeUp, setDown] as Question<Game, never>[],
    /** Tells whether a seat has a ground force with a planet open to it. */
    possible: (game: Game, seat: SeatId): boolean =>
      Object.values(groups(game, seat)).some(([unit]) => open(game, seat, unit.type).length > 0),
  };
}
