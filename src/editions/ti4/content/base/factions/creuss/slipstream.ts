import { hasAlphaOrBeta } from '#ti4/content/shared/modifiers/joined-wormholes.ts';
import { seatOf } from '#ti4/rules/seats.ts';
import { ability } from '#ti4/rules/components/component.ts';

export default ability({
  id: 'slipstream',
  name: 'Slipstream',
  set: 'base',
  faction: 'creuss',
  text: 'In your tactical actions, your ships that start in your home system or at an alpha or beta wormhole get +1 move.',
  modifiers: {
    move: (game, { holder }, move, { seat, unit }) =>
      seat === holder && (unit.system === seatOf(game, holder).home || hasAlphaOrBeta(game, unit.system, holder))
        ? move + 1
        : move,
  },
});
