import { call } from '../../../../../engine/index.ts';
import { actionCard, on } from '../../../rules/components/component.ts';
import { tokensInReinforcements } from '../../../rules/units/command-tokens.ts';
import { gainCommandTokens } from '../../shared/gaining-tokens.ts';

export default actionCard({
  id: 'summit',
  name: 'Summit',
  set: 'base',
  text: 'As the strategy phase begins: take 2 command tokens.',
  copies: 1,
  advice: { gains: { tokens: 2 } },
  procedures: [gainCommandTokens],
  reactions: [
    on('when', 'strategy-phase-begins', {
      usable: (game, { holder }) => tokensInReinforcements(game, holder) > 0,
      effect: (_game, { holder }) => call(gainCommandTokens, { seat: holder, count: 2 }, 'finish'),
    }),
  ],
});
