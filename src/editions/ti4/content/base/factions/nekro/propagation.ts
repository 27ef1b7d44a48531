import { call, unwind } from '#engine';
import { queueMoment } from '#ti4/rules/events/moments.ts';
import { procedure } from '#ti4/rules/game.ts';
import { research } from '#ti4/rules/technology/research.ts';
import type { SeatId } from '#ti4/rules/state.ts';
import { gainCommandTokens } from '#ti4/content/shared/procedures/gain-command-tokens.ts';
import { ability, on } from '#ti4/rules/components/component.ts';

const propagation = procedure<{ seat: SeatId }>()('propagation', {
  gain: (game, { seat }) => {
    queueMoment(game, 'when', 'research-replaced', { seat });
    return call(gainCommandTokens, { seat, count: 3 }, 'instead');
  },
  instead: () => unwind(research, null),
});

export default ability({
  id: 'propagation',
  name: 'Propagation',
  set: 'base',
  faction: 'nekro',
  text: 'When you would research a technology: you gain 3 command tokens instead.',
  modifiers: { 'research-replaced': (_game, { holder }, replaced, { seat }) => replaced || seat === holder },
  reactions: [
    on('when', 'research-begins', {
      mandatory: true,
      isUsable: (_game, { holder }, { seat }) => seat === holder,
      effect: (_game, { holder }) => call(propagation, { seat: holder }, 'finish'),
    }),
  ],
  procedures: [propagation, gainCommandTokens],
});
