import { ask, chosenKey, choose, done, goto, type Option } from '#engine';
import { pairKey } from '#kit/prompts/option-keys.ts';
import { strategyCard } from '#ti3/rules/components/component.ts';
import {
  hasCounterIn,
  countersInReinforcements,
  placeCounter,
  removeCounterFromSystem,
} from '#ti3/rules/tokens/command-counters.ts';
import { procedure, question, type Game } from '#ti3/rules/game.ts';
import { isHomeSystem, neighborsByShip } from '#ti3/rules/board/adjacency.ts';
import { entryProblem } from '#ti3/rules/movement/routes.ts';
import { nameOfSystem, formatUnitCounts } from '#ti3/rules/names.ts';
import { fleetSupply } from '#ti3/rules/units/fleet-supply.ts';
import { unitsInSystem, allUnits } from '#ti3/rules/units/units.ts';
import type { Unit } from '#ti3/rules/state.ts';
import type { SeatId, SystemId, UnitId } from '#ti3/rules/terms.ts';

const MOVES = 2;
const FAST: readonly string[] = ['cruiser', 'destroyer'];

const marked = (game: Game, seat: SeatId): SystemId[] =>
  Object.keys(game.state.systems).filter((system) => hasCounterIn(game, seat, system));

const takeBack = question<object>()(
  'warfare-counter',
  (game, seat) => {
    const systems = marked(game, seat);
    if (!systems.length) return { kind: 'none', reason: 'You have no command counters on the board.' };
    return choose(
      'From which system do you return a command counter to your command pool?',
      systems.map((key) => ({ key, label: nameOfSystem(game, key) })),
    );
  },
  { title: 'return a command counter', forced: true },
);

const primary = procedure<{ seat: SeatId }>()('warfare-primary', {
  ask: (_game, { seat }) => ask([takeBack.ask(seat, {})], 'chosen'),
  chosen: (game, { seat }, { answer }) => {
    const system = chosenKey(answer);
    if (system !== undefined) removeCounterFromSystem(game, seat, system, 'command');
    return done();
  },
});

/**
 * Tells whether a ship cannot go to a system: it must not be a home system and must be empty of all players' units
 * (E3 19.2), and the seat must be able to place a command counter there.
 */
const barred = (game: Game, seat: SeatId, system: SystemId): boolean =>
  isHomeSystem(game, system) ||
  unitsInSystem(game, system).length > 0 ||
  entryProblem(game, seat, system) !== undefined ||
  fleetSupply(game, seat, system) < 1 ||
  (!hasCounterIn(game, seat, system) && countersInReinforcements(game, seat) < 1);

const stepKey = pairKey<UnitId, SystemId>('>');

/** Lists moves for each type of ship from each system to each adjacent empty system; identical ships appear once. */
function moves(game: Game, seat: SeatId, moved: readonly UnitId[]): Option[] {
  const alike = new Map<string, Unit>();
  for (const unit of allUnits(game))
    if (unit.owner === seat && FAST.includes(unit.type) && !moved.includes(unit.id)) {
      const kind = `${unit.type} ${unit.system}`;
      if (!alike.has(kind)) alike.set(kind, unit);
    }
  return [...alike.values()].flatMap((unit) =>
    neighborsByShip(game, unit.system, seat, [unit.type])
      .filter((to) => !barred(game, seat, to))
      .map((to) => ({
        key: stepKey.format(unit.id, to),
        label: `${formatUnitCounts(game, { [unit.type]: 1 })} to ${nameOfSystem(game, to)}`,
        group: `From ${nameOfSystem(game, unit.system)}`,
      })),
  );
}

const chooseMove = question<{ moved: UnitId[] }>()(
  'warfare-move',
  (game, seat, { moved }) => {
    const options = moves(game, seat, moved);
    if (!options.length)
      return {
        kind: 'none',
        reason: 'You have no cruiser or destroyer that can move to an adjacent non-home system without units.',
      };
    return choose(moved.length ? 'Do you move a second ship?' : 'Which ship do you move?', [
      ...options,
      { key: 'none', label: 'Move no ship' },
    ]);
  },
  { title: 'move a cruiser or destroyer', forced: true },
);

interface Sortie {
  seat: SeatId;
  moved?: UnitId[];
}

const secondary = procedure<Sortie>()('warfare-secondary', {
  ask: (_game, { seat, moved = [] }) =>
    moved.length < MOVES ? ask([chooseMove.ask(seat, { moved })], 'chosen') : done(),
  chosen: (game, data, { answer }) => {
    const choice = chosenKey(answer);
    if (choice === undefined || choice === 'none') return done();
    const [id, to] = stepKey.parse(choice);
    const ship = game.state.units[id];
    const from = ship.system;
    ship.system = to;
    game.invalidateStep();
    game.addFact({ type: 'ships-moved', seat: data.seat, from, towards: to, units: { [ship.type]: 1 } });
    placeCounter(game, data.seat, to, 'reinforcements');
    data.moved = [...(data.moved ?? []), id];
    return goto('ask');
  },
});

export default strategyCard({
  id: 'warfare',
  name: 'Warfare',
  number: 6,
  theme: 'movement',
  text: 'Primary: return your command counter from 1 system to your command pool. Secondary: spend 1 strategy counter to move up to 2 cruisers or destroyers, even from activated systems, to adjacent non-home systems without units. Place a counter from reinforcements in each.',
  confidence: 'high',
  primary,
  secondary,
  follow: () =>
    'Move 1 or 2 cruisers or destroyers, even from activated systems, to adjacent non-home systems without units. Place a command counter from your reinforcements in each.',
  primaryIdle: (game, seat) => (marked(game, seat).length ? undefined : 'You have no command counters on the board.'),
  secondaryCost: 1,
  secondaryUnable: (game, seat) =>
    moves(game, seat, []).length
      ? undefined
      : 'You have no cruiser or destroyer that can move to an adjacent non-home system without units.',
  procedures: [primary, secondary],
  questions: [takeBack, chooseMove],
});
