import { technology } from '#ti4/rules/components/component.ts';
import { seatOf } from '#ti4/rules/seats.ts';

export default technology({
  id: 'hybrid-crystal-fighter-ii',
  name: 'Hybrid Crystal Fighter II',
  set: 'base',
  text: 'Cost 1 for 2, combat 7, move 2. It can move without being transported. Each fighter beyond your capacity counts as half a ship against your fleet pool.',
  prerequisites: { biotic: 1, propulsion: 1 },
  faction: 'naalu',
  upgrade: {
    type: 'fighter',
    cost: 1,
    perCost: 2,
    combat: { value: 7, dice: 1 },
    move: 2,
    selfMoving: true,
  },
  modifiers: {
    'fleet-share': (game, { holder, component }, share, { seat, type }) =>
      seat === holder && type === 'fighter' && seatOf(game, seat).units.fighter === component ? share / 2 : share,
  },
});
