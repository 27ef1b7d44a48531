import { bombardable } from '#ti4/rules/invasion/bombardment.ts';
import { rollStats } from '#ti4/rules/combat/dice.ts';
import { actionCard, on } from '#ti4/rules/components/component.ts';
import { addEffect } from '#ti4/rules/components/effects.ts';
import type { Game } from '#ti4/rules/game.ts';
import type { SeatId, SystemId, Unit } from '#ti4/rules/state.ts';
import { isShip, unitsAt } from '#ti4/rules/units/units.ts';

/** Returns the units with Bombardment, and the ships to which another card may still give it. */
const gunners = (game: Game, seat: SeatId, system: SystemId): Unit[] =>
  unitsAt(game, { owner: seat, system }).filter(
    (unit) =>
      (unit.planet === undefined && isShip(game, unit)) || rollStats(game, unit, 'bombardment', system) !== undefined,
  );

export default actionCard({
  id: 'bunker',
  name: 'Bunker',
  set: 'base',
  text: "When another player's invasion begins: until it ends, subtract 4 from each Bombardment roll against planets you control.",
  copies: 1,
  advice: { gains: { hits: 2 } },
  reactions: [
    on('when', 'invasion-begins', {
      isUsable: (game, { holder }, event) =>
        event.seat !== holder &&
        bombardable(game, event.seat, event.system, gunners(game, event.seat, event.system)).some(
          (planet) => game.state.planets[planet].controller === holder,
        ),
      effect: (game, { holder, component }) => void addEffect(game, component, holder, null, 'action'),
    }),
  ],
  modifiers: {
    'roll-bonus': (game, { holder }, bonus, { purpose, planet }) =>
      purpose === 'bombardment' && planet !== undefined && game.state.planets[planet].controller === holder
        ? bonus - 4
        : bonus,
  },
});
