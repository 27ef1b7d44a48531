import { call } from '#engine';
import { explorationCard } from '#ti4/rules/components/component.ts';
import { gainRelic } from '#ti4/rules/exploration/relics.ts';

export default explorationCard({
  id: 'dead-world',
  name: 'Dead World',
  set: 'codex-3',
  text: 'Gain 1 relic.',
  deck: 'frontier',
  copies: 1,
  resolve: (_game, { seat }) => call(gainRelic, { seat }, 'finish'),
});
