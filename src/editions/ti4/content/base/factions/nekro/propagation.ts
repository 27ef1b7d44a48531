import { call, unwind } from '../../../../../../engine/index.ts';
import { happened } from '../../../../rules/components/moments.ts';
import { procedure } from '../../../../rules/game.ts';
import { research } from '../../../../rules/phases/technology.ts';
import type { SeatId } from '../../../../rules/state.ts';
import { gainCommandTokens } from '../../../shared/gaining-tokens.ts';
import { ability, on } from '../../../../rules/components/component.ts';

const propagation = procedure<{ seat: SeatId }>()('propagation', {
  gain: (game, { seat }) => {
    happened(game, 'when', 'research-replaced', { seat });
    return call(gainCommandTokens, { seat, count: 3 }, 'instead');
  },
  instead: () => unwind(research, null),
});

export default ability({
  id: 'propagation',
  name: 'Propagation',
  set: 'base',
  faction: 'nekro',
  text: 'Whenever you would research, you gain 3 command tokens instead.',
  modifiers: { 'research-replaced': (_game, { holder }, replaced, { seat }) => replaced || seat === holder },
  reactions: [
    on('when', 'research-begins', {
      mandatory: true,
      usable: (_game, { holder }, { seat }) => seat === holder,
      effect: (_game, { holder }) => call(propagation, { seat: holder }, 'finish'),
    }),
  ],
  procedures: [propagation, gainCommandTokens],
});
