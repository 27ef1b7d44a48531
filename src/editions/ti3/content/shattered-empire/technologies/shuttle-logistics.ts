import { ask, call, counted, done, type Line } from '#engine';
import { pairKey } from '#kit/prompts/option-keys.ts';
import { on, technology, type Game } from '#ti3/rules/components/component.ts';
import { chooseSystemOf } from '#ti3/rules/components/target-questions.ts';
import { procedure, question } from '#ti3/rules/game.ts';
import { adjacentTo } from '#ti3/rules/board/adjacency.ts';
import { nameOfPlanet, nameOfSystem } from '#ti3/rules/names.ts';
import { cardOf, inSystem, isA } from '#ti3/rules/units/units.ts';
import type { Unit } from '#ti3/rules/state.ts';
import type { PlanetId, SeatId, SystemId, UnitType } from '#ti3/rules/terms.ts';

/** "ground-force@jord", "ground-force@aboard", and where they go: "ground-force@jord>moll-primus" */
const groupKey = pairKey<UnitType, string>('@');
const placeOf = ({ planet }: Unit): string => planet ?? 'aboard';
const shiftKey = pairKey<string, PlanetId>('>');

const troops = (game: Game, seat: SeatId, system: SystemId): Unit[] =>
  inSystem(game, system).filter((unit) => unit.owner === seat && isA(game, 'ground-force', unit));

const goals = (game: Game, seat: SeatId, system: SystemId): PlanetId[] =>
  [system, ...adjacentTo(game, system, seat)]
    .flatMap((one) => game.state.systems[one].planets)
    .filter((planet) => game.state.planets[planet].owner === seat);

/** Who could go where; those on a planet stay there or leave it. */
function lines(game: Game, seat: SeatId, system: SystemId): Line[] {
  const groups = new Map<string, Unit[]>();
  for (const unit of troops(game, seat, system)) {
    const key = groupKey.of(unit.type, placeOf(unit));
    groups.set(key, [...(groups.get(key) ?? []), unit]);
  }
  return [...groups].flatMap(([group, [unit, ...more]]) =>
    goals(game, seat, system)
      .filter((planet) => planet !== unit.planet)
      .map((planet) => {
        const from = unit.planet === undefined ? 'aboard' : `from ${nameOfPlanet(game, unit.planet)}`;
        const label = `${cardOf(game, unit.type).name} ${from} to ${nameOfPlanet(game, planet)}`;
        return { key: shiftKey.of(group, planet), label, max: more.length + 1, worth: { [group]: 1 } };
      }),
  );
}

/** Systems of theirs without units of others from which somebody could go somewhere. */
const systemsOf = (game: Game, seat: SeatId): SystemId[] =>
  Object.keys(game.state.systems).filter(
    (system) => inSystem(game, system).every(({ owner }) => owner === seat) && lines(game, seat, system).length > 0,
  );

const shift = question<{ system: SystemId }, Record<string, number>>()(
  'shuttle-logistics',
  (game, seat, { system }) => {
    const offered = lines(game, seat, system);
    if (!offered.length) return { kind: 'none', reason: 'Nobody could go anywhere from there.' };
    const groups = [...new Set(offered.flatMap(({ worth }) => Object.keys(worth ?? {})))];
    return {
      kind: 'allot',
      prompt: `Which ground forces of ${nameOfSystem(game, system)} move where?`,
      lines: offered,
      limits: groups.map((group) => {
        const max = offered.find(({ worth }) => worth?.[group])?.max ?? 0;
        return { measure: group, atMost: max, say: `There are ${max} of them, and that is {sum}.` };
      }),
      start: {},
      nothing: 'Move nobody',
    };
  },
  { title: 'move ground forces', forced: true },
);

const shuttle = procedure<{ seat: SeatId; system: SystemId }>()('shuttle-logistics', {
  ask: (_game, { seat, system }) => ask([shift.of(seat, { system })], 'moved'),
  moved: (game, { seat, system }, { answer }) => {
    const moved = new Set<string>();
    for (const [key, count] of Object.entries(counted(answer))) {
      const [group, planet] = shiftKey.read(key);
      const [type, place] = groupKey.read(group);
      const going = troops(game, seat, system)
        .filter((unit) => unit.type === type && placeOf(unit) === place && !moved.has(unit.id))
        .slice(0, count);
      if (!going.length) continue;
      for (const unit of going) {
        moved.add(unit.id);
        unit.system = game.state.planets[planet].system;
        unit.planet = planet;
      }
      game.fact({ type: 'units-landed', seat, planet, units: { [type]: going.length } });
    }
    game.stirred();
    return done();
  },
});

export default technology({
  id: 'shuttle-logistics',
  name: 'Shuttle Logistics',
  text: 'As the status phase begins ground forces of one system without units of others may move to planets of yours there and next door.',
  race: 'yssaril',
  cost: 3,
  needs: [],
  confidence: 'medium',
  reactions: [
    on('when', 'status-phase-begins', {
      usable: (game, { holder }) => systemsOf(game, holder).length > 0,
      target: (game, { holder }) =>
        chooseSystemOf.of(holder, {
          prompt: 'From which system do ground forces move?',
          systems: systemsOf(game, holder),
        }),
      effect: (game, { holder }, _event, [system]) =>
        systemsOf(game, holder).includes(system) ? call(shuttle, { seat: holder, system }, 'finish') : undefined,
    }),
  ],
  procedures: [shuttle],
  questions: [shift],
});
