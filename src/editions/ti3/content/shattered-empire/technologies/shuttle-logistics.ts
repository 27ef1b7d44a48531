import { ask, call, chosenAmounts, done, type AmountOption } from '#engine';
import { pairKey } from '#kit/prompts/option-keys.ts';
import { on, technology, type Game } from '#ti3/rules/components/component.ts';
import { chooseTargetSystem } from '#ti3/rules/components/target-questions.ts';
import { procedure, question } from '#ti3/rules/game.ts';
import { adjacentSystems } from '#ti3/rules/board/adjacency.ts';
import { nameOfPlanet, nameOfSystem, unitLabel } from '#ti3/rules/names.ts';
import { enemyShipsIn, unitsInSystem, hasQuality } from '#ti3/rules/units/units.ts';
import type { Unit } from '#ti3/rules/state.ts';
import type { PlanetId, SeatId, SystemId, UnitType } from '#ti3/rules/terms.ts';

/**
 * Key of ground forces in one place, for example "ground-force@jord" or "ground-force@aboard". `shiftKey` adds their
 * destination: "ground-force@jord>moll-primus".
 */
const groupKey = pairKey<UnitType, string>('@');
const placeOf = ({ planet }: Unit): string => planet ?? 'aboard';
const shiftKey = pairKey<string, PlanetId>('>');

const troops = (game: Game, seat: SeatId, system: SystemId): Unit[] =>
  unitsInSystem(game, system).filter((unit) => unit.owner === seat && hasQuality(game, 'ground-force', unit));

const goals = (game: Game, seat: SeatId, system: SystemId): PlanetId[] =>
  [system, ...adjacentSystems(game, system, seat)]
    .filter((one) => !enemyShipsIn(game, one, seat))
    .flatMap((one) => game.state.systems[one].planets)
    .filter((planet) => game.state.planets[planet].owner === seat);

/** Returns a line for each group of ground forces and each planet it can move to, except the one it is on. */
function lines(game: Game, seat: SeatId, system: SystemId): AmountOption[] {
  const groups = new Map<string, Unit[]>();
  for (const unit of troops(game, seat, system)) {
    const key = groupKey.format(unit.type, placeOf(unit));
    groups.set(key, [...(groups.get(key) ?? []), unit]);
  }
  return [...groups].flatMap(([group, [unit, ...more]]) =>
    goals(game, seat, system)
      .filter((planet) => planet !== unit.planet)
      .map((planet) => {
        const from = unit.planet === undefined ? 'from space' : `from ${nameOfPlanet(game, unit.planet)}`;
        const label = `${unitLabel(game, unit.type)} ${from} to ${nameOfPlanet(game, planet)}`;
        return { key: shiftKey.format(group, planet), label, max: more.length + 1, weights: { [group]: 1 } };
      }),
  );
}

/** Returns the systems without enemy ships from which a seat's ground forces can move. */
const systemsOf = (game: Game, seat: SeatId): SystemId[] =>
  Object.keys(game.state.systems).filter(
    (system) => !enemyShipsIn(game, system, seat) && lines(game, seat, system).length > 0,
  );

const shift = question<{ system: SystemId }, Record<string, number>>()(
  'shuttle-logistics',
  (game, seat, { system }) => {
    const offered = lines(game, seat, system);
    if (!offered.length) return { kind: 'none', reason: 'None of your ground forces there can move.' };
    const groups = [...new Set(offered.flatMap(({ weights }) => Object.keys(weights ?? {})))];
    return {
      kind: 'allot',
      prompt: `Which ground forces do you move from ${nameOfSystem(game, system)}, and where?`,
      amounts: offered,
      limits: groups.map((group) => {
        const line = offered.find(({ weights }) => weights?.[group]);
        const max = line?.max ?? 0;
        const measureLabel = line?.label.replace(/ to .*/, '') ?? group;
        return {
          measure: group,
          measureLabel,
          atMost: max,
          message: `You have ${max} of this type there, but you chose {sum}.`,
        };
      }),
      proposed: {},
      emptyLabel: 'Move no ground forces',
    };
  },
  { title: 'move ground forces', forced: true },
);

const shuttle = procedure<{ seat: SeatId; system: SystemId }>()('shuttle-logistics', {
  ask: (_game, { seat, system }) => ask([shift.ask(seat, { system })], 'moved'),
  moved: (game, { seat, system }, { answer }) => {
    const moved = new Set<string>();
    for (const [key, count] of Object.entries(chosenAmounts(answer))) {
      const [group, planet] = shiftKey.parse(key);
      const [type, place] = groupKey.parse(group);
      const going = troops(game, seat, system)
        .filter((unit) => unit.type === type && placeOf(unit) === place && !moved.has(unit.id))
        .slice(0, count);
      if (!going.length) continue;
      for (const unit of going) {
        moved.add(unit.id);
        unit.system = game.state.planets[planet].system;
        unit.planet = planet;
      }
      game.addFact({ type: 'units-landed', seat, planet, units: { [type]: going.length } });
    }
    game.invalidateStep();
    return done();
  },
});

export default technology({
  id: 'shuttle-logistics',
  name: 'Shuttle Logistics',
  text: 'When the status phase begins: you may move your ground forces from 1 system without enemy ships to planets you control in that system and in adjacent systems without enemy ships.',
  race: 'yssaril',
  cost: 3,
  needs: [],
  confidence: 'medium',
  reactions: [
    on('when', 'status-phase-begins', {
      isUsable: (game, { holder }) => systemsOf(game, holder).length > 0,
      target: (game, { holder }) =>
        chooseTargetSystem.ask(holder, {
          prompt: 'From which system do you move ground forces?',
          systems: systemsOf(game, holder),
        }),
      effect: (game, { holder }, _event, [system]) =>
        systemsOf(game, holder).includes(system) ? call(shuttle, { seat: holder, system }, 'finish') : undefined,
    }),
  ],
  procedures: [shuttle],
  questions: [shift],
});
