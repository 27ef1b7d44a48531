import { call, done } from '#engine';
import { leader, on, type Game } from '#ti4/rules/components/component.ts';
import { procedure } from '#ti4/rules/game.ts';
import { purgeLeader } from '#ti4/rules/leaders/leaders.ts';
import { othersFrom } from '#ti4/rules/seats.ts';
import type { SeatId, SystemId, UnitId } from '#ti4/rules/state.ts';
import { destroyUnits } from '#ti4/rules/units/destroy.ts';
import { MECATOL_REX } from '#ti4/rules/planets/planets.ts';
import { replaceTile } from '#ti4/rules/board/tile-replacement.ts';
import { unitsAt } from '#ti4/rules/units/units.ts';
import { unitCostInSystem } from '#ti4/content/shared/queries/combat-advice.ts';
import { isHomeSystem } from '#ti4/content/shared/procedures/place-questions.ts';

const ID = 'adjudicator-baal';
const SUPERNOVA: SystemId = '81';

/** Cost of destroyed units, in resources, up to which AI players save him for later. */
const ENOUGH = 5;

const isOpen = (game: Game, system: SystemId): boolean =>
  !isHomeSystem(game, system) && game.state.planets[MECATOL_REX]?.system !== system;

/** Tells whether a seat's war sun moved into a system with `units` and is still there. */
const hasCome = (game: Game, seat: SeatId, system: SystemId, units: readonly UnitId[]): boolean =>
  unitsAt(game, { owner: seat, system, type: 'war-sun' }).some(({ id }) => units.includes(id));

const novaSeed = procedure<{ holder: SeatId; key: string; system: SystemId }>()('nova-seed', {
  start: (game, { holder, system }) =>
    call(
      destroyUnits,
      { units: unitsAt(game, { system, notOwner: holder }).map(({ id }) => id), by: holder },
      'replace',
    ),
  replace: (game, { holder, key, system }) => {
    replaceTile(game, holder, system, SUPERNOVA);
    purgeLeader(game, { holder, key });
    return done();
  },
});

export default leader({
  id: ID,
  set: 'pok',
  faction: 'muaat',
  name: "Adjudicator Ba'al",
  role: 'hero',
  text: "After your war sun moves into a non-home system without Mecatol Rex: you may destroy all other players' units there and replace the system with a supernova. If you do, purge its planets and this card.",
  advice: {
    gains: (game, seat, { system } = {}) => ({
      planets: -game.state.systems[String(system)].planets.filter(
        (planet) => game.state.planets[planet].controller === seat,
      ).length,
    }),
    harms: (game, seat, { system } = {}) => ({
      resources:
        othersFrom(game.state, seat).reduce((sum, other) => sum + unitCostInSystem(game, other, String(system)), 0) -
        ENOUGH,
    }),
  },
  procedures: [novaSeed],
  reactions: [
    on('after', 'ships-moved', {
      isUsable: (game, { holder }, { seat, system, units = [] }) =>
        seat === holder && isOpen(game, system) && hasCome(game, holder, system, units),
      effect: (_game, { holder, key }, { system }) => call(novaSeed, { holder, key, system }, 'finish'),
    }),
  ],
});
