import { on, technology } from '../../../../rules/components/component.ts';
import { loseToken } from '../../../../rules/units/command-tokens.ts';
import { seatOf } from '../../../../rules/seats.ts';
import { shipsIn } from '../../../../rules/units/units.ts';

export default technology({
  id: 'neuroglaive',
  name: 'Neuroglaive',
  set: 'base',
  text: 'Another player who activates a system with ships of yours loses a token of their fleet pool.',
  color: 'biotic',
  prerequisites: { biotic: 3 },
  faction: 'naalu',
  reactions: [
    on('after', 'system-activated', {
      mandatory: true,
      usable: (game, { holder }, { seat, system }) =>
        seat !== holder && shipsIn(game, system, holder).length > 0 && seatOf(game, seat).tokens.fleet > 0,
      effect: (game, _held, { seat }) => loseToken(game, seat, 'fleet'),
    }),
  ],
});
