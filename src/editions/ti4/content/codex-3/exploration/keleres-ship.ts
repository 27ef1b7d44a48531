import { call } from '#engine';
import { explorationCard } from '#ti4/rules/components/component.ts';
import { gainCommandTokens } from '#ti4/content/shared/procedures/gain-command-tokens.ts';

export default explorationCard({
  id: 'keleres-ship',
  name: 'Keleres Ship',
  set: 'codex-3',
  text: 'Gain 2 command tokens.',
  deck: 'frontier',
  copies: 2,
  procedures: [gainCommandTokens],
  resolve: (_game, { seat }) => call(gainCommandTokens, { seat, count: 2 }, 'finish'),
});
