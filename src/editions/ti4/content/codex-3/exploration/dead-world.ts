import { call } from '../../../../../engine/index.ts';
import { explorationCard } from '../../../rules/components/component.ts';
import { gainRelic } from '../../../rules/exploration/relics.ts';

export default explorationCard({
  id: 'dead-world',
  name: 'Dead World',
  set: 'codex-3',
  text: 'A relic is yours.',
  deck: 'frontier',
  copies: 1,
  resolve: (_game, { seat }) => call(gainRelic, { seat }, 'finish'),
});
