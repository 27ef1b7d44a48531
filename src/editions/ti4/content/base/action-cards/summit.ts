import { call } from '#engine';
import { actionCard, on } from '#ti4/rules/components/component.ts';
import { tokensInReinforcements } from '#ti4/rules/tokens/command-tokens.ts';
import { gainCommandTokens } from '#ti4/content/shared/procedures/gain-command-tokens.ts';

export default actionCard({
  id: 'summit',
  name: 'Summit',
  set: 'base',
  text: 'When the strategy phase begins: gain 2 command tokens.',
  copies: 1,
  advice: { gains: { tokens: 2 } },
  procedures: [gainCommandTokens],
  reactions: [
    on('when', 'strategy-phase-begins', {
      isUsable: (game, { holder }) => tokensInReinforcements(game, holder) > 0,
      effect: (_game, { holder }) => call(gainCommandTokens, { seat: holder, count: 2 }, 'finish'),
    }),
  ],
});
