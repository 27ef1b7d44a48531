import { ask, call, counted, done, type Spec } from '../../../../../engine/index.ts';
import { on, technology } from '../../../rules/components/component.ts';
import { procedure, question, type Game } from '../../../rules/game.ts';
import { countOf, nameOfPlanet, nameOfSystem, nameOfUnit } from '../../../rules/names.ts';
import { planetsOf } from '../../../rules/units/planets.ts';
import type { PlanetId, SeatId, Unit, UnitType } from '../../../rules/state.ts';
import { exhaust, isExhausted } from '../../../rules/components/in-force.ts';
import { unitAt } from '../../../rules/units/unit-at.ts';
import { arrivalBarred, isGroundForce, standOn, unitsAt } from '../../../rules/units/units.ts';
import { listed } from '../../../../../words/sentences.ts';

const MOST = 4;

/** Ground forces by where they stand, on a planet or in space, and by their type. */
const place = (unit: Unit): string => unitAt.of(unit.type, unit.planet ?? unit.system);

function groups(game: Game, seat: SeatId): Record<string, Unit[]> {
  const found: Record<string, Unit[]> = {};
  for (const unit of unitsAt(game, { owner: seat })) if (isGroundForce(game, unit)) (found[place(unit)] ??= []).push(unit);
  return found;
}

/** Planets of a seat where forces of a type may be put. */
const open = (game: Game, seat: SeatId, type: UnitType): PlanetId[] =>
  planetsOf(game, seat)
    .filter(({ id }) => arrivalBarred(game, seat, type, id) === undefined)
    .map(({ id }) => id);

const takeUp = question<object, Record<string, number>>()('transit-diodes-take-up', (game, seat): Spec => {
  const lines = Object.entries(groups(game, seat))
    .filter(([, [unit]]) => open(game, seat, unit.type).length > 0)
    .map(([key, [unit, ...more]]) => ({
      key,
      label: `${nameOfUnit(unit.type)} from ${unit.planet ? nameOfPlanet(game, unit.planet) : nameOfSystem(game, unit.system)}`,
      max: Math.min(MOST, more.length + 1),
      worth: { forces: 1 },
    }));
  if (!lines.length) return { kind: 'none', reason: 'There are no ground forces to place anew.' };
  return {
    kind: 'allot',
    prompt: `Take up to ${MOST} ground forces off the board, to place anew.`,
    lines,
    limits: [{ measure: 'forces', atMost: MOST, say: `At most ${MOST}; that is {sum}.` }],
    start: {},
  };
});

const setDown = question<{ taken: Record<string, number> }, Record<string, number>>()(
  'transit-diodes-set-down',
  (game, seat, { taken }): Spec => {
    const counts: Partial<Record<UnitType, number>> = {};
    for (const [key, count] of Object.entries(taken)) {
      const [type] = unitAt.read(key);
      counts[type] = (counts[type] ?? 0) + count;
    }
    const types = (Object.entries(counts) as [UnitType, number][]).filter(
      ([type, count]) => count > 0 && open(game, seat, type).length > 0,
    );
    if (!types.length) return { kind: 'none', reason: 'There is nothing to place.' };
    return {
      kind: 'allot',
      prompt: `Place ${listed(types.map(([type, count]) => countOf(type, count)))} on your planets.`,
      lines: types.flatMap(([type, count]) =>
        open(game, seat, type).map((id) => ({
          key: unitAt.of(type, id),
          label: `${nameOfUnit(type)} on ${nameOfPlanet(game, id)}`,
          max: count,
          worth: { [type]: 1 },
        })),
      ),
      limits: types.map(([type, count]) => ({
        measure: type,
        atLeast: count,
        atMost: count,
        say: `Place ${countOf(type, count)}; that is {sum}.`,
      })),
      start: Object.fromEntries(types.map(([type, count]) => [unitAt.of(type, open(game, seat, type)[0]), count])),
    };
  },
);

interface Transit {
  seat: SeatId;
  taken?: Record<string, number>;
}

const transit = procedure<Transit>()('transit-diodes', {
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

export default technology({
  id: 'transit-diodes',
  name: 'Transit Diodes',
  set: 'base',
  text: 'As your turn begins you may exhaust this card: up to four of your ground forces, from anywhere, are set down on planets of yours.',
  color: 'cybernetic',
  prerequisites: { cybernetic: 2 },
  reactions: [
    on('when', 'turn-begins', {
      usable: (game, held, { seat }) =>
        seat === held.holder &&
        !isExhausted(game, held) &&
        Object.values(groups(game, seat)).some(([unit]) => open(game, seat, unit.type).length > 0),
      effect: (game, held) => {
        exhaust(game, held);
        return call(transit, { seat: held.holder }, 'finish');
      },
    }),
  ],
  procedures: [transit],
  questions: [takeUp, setDown],
});
