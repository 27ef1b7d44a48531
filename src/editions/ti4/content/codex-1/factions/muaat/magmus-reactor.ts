import { technology } from '#ti4/rules/components/component.ts';
import type { Game } from '#ti4/rules/game.ts';
import type { SeatId, Unit } from '#ti4/rules/state.ts';
import { unitsAt } from '#ti4/rules/units/units.ts';
import { mayEnterSupernovas, isSupernova } from '#ti4/content/shared/modifiers/supernova-movement.ts';

/** Tells whether a unit is the one that counts its supernova's Production: the seat's first unit there. */
const stokes = (game: Game, seat: SeatId, unit: Unit): boolean =>
  isSupernova(game, unit.system) && unitsAt(game, { owner: seat, system: unit.system })[0]?.id === unit.id;

export default technology({
  id: 'magmus-reactor',
  name: 'Magmus Reactor Ω',
  set: 'codex-1',
  text: 'Your ships can move into supernovas. Each supernova with your units has Production 5, as if it were your unit.',
  color: 'warfare',
  prerequisites: { warfare: 2 },
  faction: 'muaat',
  modifiers: {
    'movement-barred': mayEnterSupernovas,
    'production-limit': (game, { holder }, limit, { seat, unit }) =>
      seat === holder && stokes(game, holder, unit) ? limit + 5 : limit,
    'stays-in-game': (game, { holder }, stays, { seat }) =>
      stays || (seat === holder && unitsAt(game, { owner: holder }).some(({ system }) => isSupernova(game, system))),
  },
});
