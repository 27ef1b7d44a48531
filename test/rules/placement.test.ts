import fc from '../chance.ts';
import { expect, test } from 'vitest';
import { clone } from '#engine';
import { newGame, type Game } from '#ti4/rules/game.ts';
import type { SystemId, Unit, UnitType } from '#ti4/rules/state.ts';
import { isAdjacent, invalidateBoard } from '#ti4/rules/board/adjacency.ts';
import {
  memoizeByUnits,
  moveToPlanet,
  liftToSpace,
  moveToSystem,
  addUnitToBoard,
  hypotheticalGame,
  removeFromBoard,
  indexedUnits,
} from '#ti4/rules/units/unit-index.ts';
import { countInReinforcements, unitsAt } from '#ti4/rules/units/units.ts';
import { table } from './table.ts';

const SEATS = ['ann', 'bob'];
const TYPES: UnitType[] = ['cruiser', 'infantry', 'fighter', 'pds'];
/** A planet and the system around it. */
const PLANETS: [string, SystemId][] = [
  ['bereg', '35'],
  ['lirta-iv', '35'],
  ['lodor', '26'],
];

const game = (): Game =>
  table({
    space: { '26': { ann: '2 cruiser, 1 fighter' }, '27': { bob: '1 carrier' } },
    ground: { lodor: { bob: '2 infantry' } },
  }).game;

const units = fc.array(
  fc.record({
    type: fc.constantFrom(...TYPES),
    owner: fc.constantFrom(...SEATS),
    at: fc.constantFrom(...PLANETS),
    landed: fc.boolean(),
  }),
  { minLength: 1, maxLength: 8 },
);

const placed = (list: { type: UnitType; owner: string; at: [string, SystemId]; landed: boolean }[]): Unit[] =>
  list.map(({ type, owner, at: [planet, system], landed }, i) => ({
    id: `new ${i}`,
    type,
    owner,
    system,
    ...(landed && { planet }),
  }));

const tally = (list: readonly Unit[]): string[] =>
  list.map(({ id, owner, system, planet }) => `${owner} ${id} ${planet ?? system}`);

/** All that can be asked about where units stand. */
const seen = (of: Game) => ({
  all: indexedUnits(of, {}),
  systems: Object.keys(of.state.systems).map((system) => unitsAt(of, { system })),
  planets: Object.keys(of.state.planets).map((planet) => unitsAt(of, { planet })),
  seats: SEATS.map((owner) => [unitsAt(of, { owner }), unitsAt(of, { owner, space: true })]),
  left: SEATS.flatMap((owner) => TYPES.map((type) => countInReinforcements(of, owner, type))),
  tally: memoizeByUnits(of, tally),
});

test('hypotheticalGame finds extra units without changing the game', () => {
  fc.assert(
    fc.property(units, (list) => {
      const own = game();
      const before = seen(own);
      const would = hypotheticalGame(own, { round: 9 }, placed(list));
      expect(would.state.round).toBe(9);
      const so = clone(own.state);
      for (const unit of placed(list)) so.units[unit.id] = unit;
      expect(seen(would)).toEqual(seen(newGame(so, own.book)));
      expect(would.state.units).toEqual(so.units);
      expect(Object.keys(would.state.units)).toEqual(Object.keys(so.units));
      expect(seen(own)).toEqual(before);
      const further = hypotheticalGame(would, {}, [{ id: 'last', type: 'pds', owner: 'ann', system: '26' }]);
      so.units.last = { id: 'last', type: 'pds', owner: 'ann', system: '26' };
      expect(seen(further)).toEqual(seen(newGame(so, own.book)));
      expect(seen(hypotheticalGame(would, {}, []))).toEqual(seen(would));
    }),
    { numRuns: 40, seed: 3 },
  );
});

test('unit lookups follow any placement, movement or removal', () => {
  const way = fc.record({
    does: fc.constantFrom('put', 'land', 'lift', 'move', 'take'),
    which: fc.nat(20),
    at: fc.constantFrom(...PLANETS),
  });
  fc.assert(
    fc.property(units, fc.array(way, { maxLength: 12 }), (list, ways) => {
      const own = game();
      const waiting = placed(list);
      for (const { does, which, at } of ways) {
        const there = Object.values(own.state.units);
        const unit = there[which % Math.max(1, there.length)];
        const next = does === 'put' ? waiting.shift() : undefined;
        if (next) addUnitToBoard(own, next);
        else if (!unit) continue;
        else if (does === 'land') moveToPlanet(own, unit, at[0]);
        else if (does === 'lift') liftToSpace(own, unit);
        else if (does === 'move') moveToSystem(own, unit, at[1]);
        else if (does === 'take') removeFromBoard(own, unit);
        expect(seen(own)).toEqual(seen(newGame(own.state, own.book)));
      }
    }),
    { numRuns: 40, seed: 4 },
  );
});

test('invalidateBoard recomputes adjacency after tiles have moved', () => {
  const own = game();
  const { systems } = own.state;
  expect(isAdjacent(own, '26', '27')).toBe(true);
  const [from, to] = [systems['27'].position, systems['35'].position];
  systems['27'].position = to;
  systems['35'].position = from;
  invalidateBoard(own);
  expect(isAdjacent(own, '26', '27')).toBe(false);
  expect(isAdjacent(own, '26', '35')).toBe(true);
  systems['27'].position = null;
  expect(isAdjacent(newGame(own.state, own.book), '26', '35')).toBe(true);
  expect(isAdjacent(newGame(own.state, own.book), '34', '27')).toBe(false);
});
