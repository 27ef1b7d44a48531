import { leader, type Game } from '#ti4/rules/components/component.ts';
import type { PlanetId, SeatId, SystemId, UnitType } from '#ti4/rules/state.ts';
import { isBlockaded } from '#ti4/rules/production/blockades.ts';
import { planetsOf } from '#ti4/rules/planets/planets.ts';
import { unitsAt } from '#ti4/rules/units/units.ts';
import { unlocksWith } from '#ti4/content/shared/queries/unlock-count.ts';

const DOCKS = 3;

/**
 * Lists the places for fighters or infantry at a seat's space docks that are not blockaded: fighters in the dock's
 * system, infantry on its planet. At a floating dock, infantry go to the space area or to the seat's planets in the
 * system.
 */
const yards = (game: Game, seat: SeatId, type: UnitType): { system: SystemId; planet?: PlanetId }[] =>
  unitsAt(game, { owner: seat, type: 'space-dock' })
    .filter((dock) => !isBlockaded(game, dock))
    .flatMap(({ system, planet }) => {
      if (type === 'fighter') return [{ system }];
      if (planet !== undefined) return [{ system, planet }];
      const around = planetsOf(game, seat).filter((one) => one.system === system);
      return [{ system }, ...around.map(({ id }) => ({ system, planet: id }))];
    });

export default leader({
  id: 'rowl-sarring',
  name: 'Rowl Sarring',
  set: 'pok',
  faction: 'saar',
  role: 'commander',
  text: 'Unlock: have 3 space docks on the board. When you produce fighters or infantry: you may place each of them at any of your space docks that is not blockaded.',
  ...unlocksWith(DOCKS, 'space docks', (game, seat) => unitsAt(game, { owner: seat, type: 'space-dock' }).length),
  modifiers: {
    'placed-elsewhere': (game, { holder }, places, { seat, type }) =>
      seat === holder && (type === 'fighter' || type === 'infantry')
        ? [...places, ...yards(game, holder, type)]
        : places,
  },
});
