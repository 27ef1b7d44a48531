import { capacityOf, isShip } from '#ti4/rules/units/units.ts';
import { mech } from '#ti4/content/shared/cards/mechs.ts';

export default mech({
  id: 'aerie-sentinel',
  name: 'Aerie Sentinel',
  faction: 'argent',
  text: 'Cost 2, combat 6, Sustain Damage. This mech uses no capacity while it is transported, or while it is in space where you have a ship with capacity.',
  modifiers: {
    room: (game, { holder }, room, { unit, beside }) =>
      unit.type === 'mech' &&
      unit.owner === holder &&
      beside.some(
        (one) => one.owner === holder && one.planet === undefined && isShip(game, one) && capacityOf(game, one) > 0,
      )
        ? 0
        : room,
  },
});
