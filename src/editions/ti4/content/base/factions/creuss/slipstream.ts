import { hasAlphaOrBeta } from '#ti4/content/shared/modifiers/joined-wormholes.ts';
import { seatOf } from '#ti4/rules/seats.ts';
import { ability } from '#ti4/rules/components/component.ts';

export default ability({
  id: 'slipstream',
  name: 'Slipstream',
  set: 'base',
  faction: 'creuss',
  text: 'In your tactical actions, each of your ships has +1 move if it starts its movement in your home system or a system with an alpha or beta wormhole.',
  modifiers: {
    move: (game, { holder }, move, { seat, unit }) =>
      seat === holder && (unit.system === seatOf(game, holder).home || hasAlphaOrBeta(game, unit.system, holder))
        ? move + 1
        : move,
  },
});
