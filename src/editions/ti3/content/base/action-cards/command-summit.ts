import { actionCard, on } from '#ti3/rules/components/component.ts';
import { gainCounters, countersInReinforcements } from '#ti3/rules/tokens/command-counters.ts';

export default actionCard({
  id: 'command-summit',
  name: 'Command Summit',
  copies: 1,
  text: 'When the strategy phase begins: gain 2 command counters and place them in your command pool.',
  confidence: 'medium',
  reactions: [
    on('when', 'strategy-phase-begins', {
      isUsable: (game, { holder }) => countersInReinforcements(game, holder) > 0,
      effect: (game, { holder }) => {
        gainCounters(game, holder, 'command', 2);
      },
    }),
  ],
});
