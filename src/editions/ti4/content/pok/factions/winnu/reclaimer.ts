import { call, done } from '#engine';
import { on } from '#ti4/rules/components/component.ts';
import { procedure, type Game } from '#ti4/rules/game.ts';
import type { PlanetId, SeatId } from '#ti4/rules/state.ts';
import { planetOf } from '#ti4/rules/planets/planets.ts';
import { placeStructure, structureSites, type StructurePlacement } from '#ti4/rules/units/structures.ts';
import { unitsAt } from '#ti4/rules/units/units.ts';
import { planetsGainedInAction } from '#ti4/content/shared/queries/tactical-action-history.ts';
import { mech } from '#ti4/content/shared/cards/mechs.ts';

const placing = (game: Game, seat: SeatId, planet: PlanetId): StructurePlacement => ({
  seat,
  types: ['pds', 'space-dock'],
  system: planetOf(game, planet).system,
  on: planet,
  optional: true,
});

/** Lists the planets gained in this action, once for each of the seat's mechs there. */
const reclaimed = (game: Game, seat: SeatId): PlanetId[] =>
  planetsGainedInAction(game, seat)
    .filter((planet) =>
      structureSites(game, placing(game, seat, planet)).some(({ disabledReason }) => disabledReason === undefined),
    )
    .flatMap((planet) => unitsAt(game, { owner: seat, type: 'mech', planet }).map(() => planet));

const reclaim = procedure<{ seat: SeatId; left: PlanetId[]; planet?: PlanetId }>()('reclaimer', {
  next: (game, data) => {
    data.planet = data.left.shift();
    return data.planet === undefined ? done() : call(placeStructure, placing(game, data.seat, data.planet), 'placed');
  },
  placed: (_game, data, got) => {
    // If the player declines, the other mechs on that planet are skipped.
    if (got.result === null) data.left = data.left.filter((planet) => planet !== data.planet);
    return { next: 'goto', step: 'next' };
  },
});

export default mech({
  id: 'reclaimer',
  name: 'Reclaimer',
  faction: 'winnu',
  text: "Cost 2, combat 6, Sustain Damage. After a tactical action in which you gained control of this mech's planet: you may place 1 PDS or space dock there for each of your Reclaimers there.",
  reactions: [
    on('after', 'tactical-action-ends', {
      isUsable: (game, { holder }, { seat }) => seat === holder && reclaimed(game, holder).length > 0,
      effect: (game, { holder }) => call(reclaim, { seat: holder, left: reclaimed(game, holder) }, 'finish'),
    }),
  ],
  procedures: [reclaim],
});
