import { choose, chosenKey, type Spec } from '#engine';
import { leader, type Game } from '#ti4/rules/components/component.ts';
import { on } from '#ti4/rules/components/component.ts';
import { question } from '#ti4/rules/game.ts';
import { formatUnitCount, nameOfSystem } from '#ti4/rules/names.ts';
import type { SeatId, SystemId, UnitId } from '#ti4/rules/state.ts';
import { fleetLoadOf } from '#ti4/rules/units/capacity.ts';
import { capacityOf, placeUnits, unitsAt } from '#ti4/rules/units/units.ts';
import { hasAlphaOrBeta } from '#ti4/content/shared/modifiers/joined-wormholes.ts';
import { unlocksWith } from '#ti4/content/shared/queries/unlock-count.ts';

const SYSTEMS = 3;

/**
 * Returns how many fighters a seat can place: one for each ship with capacity in `through`, up to the unused capacity
 * in the system. `through`: units that may have used a wormhole.
 */
function fightersFor(game: Game, seat: SeatId, system: SystemId, through: readonly UnitId[]): number {
  const ships = through.filter((id) => {
    const ship = game.state.units[id];
    return ship?.owner === seat && capacityOf(game, ship) > 0;
  }).length;
  const { capacity, groundForces, fighters, docked } = fleetLoadOf(game, unitsAt(game, { owner: seat, system }));
  let placed = 0;
  while (placed < ships && capacity - groundForces - Math.max(0, fighters + placed - docked) > 0) placed++;
  return placed;
}

const howMany = question<{ system: SystemId; most: number }>()(
  'sai-seravus',
  (game, _seat, { system, most }): Spec =>
    choose(
      `How many fighters do you place at ${nameOfSystem(game, system)}?`,
      Array.from({ length: most }, (_, i) => ({ key: `${most - i}`, label: formatUnitCount('fighter', most - i) })),
    ),
  { title: 'place fighters' },
);

export default leader({
  id: 'sai-seravus',
  name: 'Sai Seravus',
  set: 'pok',
  faction: 'creuss',
  role: 'commander',
  text: 'Unlock: have units in 3 systems with alpha or beta wormholes. After your ships move: you may place 1 fighter with each ship that has capacity and used a wormhole, up to your unused capacity there.',
  ...unlocksWith(
    SYSTEMS,
    'systems with alpha or beta wormholes and your units',
    (game, seat) =>
      new Set(
        unitsAt(game, { owner: seat })
          .map(({ system }) => system)
          .filter((system) => hasAlphaOrBeta(game, system, seat)),
      ).size,
  ),
  questions: [howMany],
  reactions: [
    on('after', 'ships-moved', {
      isUsable: (game, { holder }, { system, through = [] }) => fightersFor(game, holder, system, through) > 0,
      target: (game, { holder }, { system, through = [] }) =>
        howMany.ask(holder, { system, most: fightersFor(game, holder, system, through) }),
      effect: (game, { holder }, { system }, target) =>
        void placeUnits(game, holder, 'fighter', Number(chosenKey(target) ?? 0), { system }),
    }),
  ],
});
