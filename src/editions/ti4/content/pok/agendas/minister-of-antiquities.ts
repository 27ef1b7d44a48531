import { call } from '../../../../../engine/index.ts';
import { agenda } from '../../../rules/components/component.ts';
import { gainRelic } from '../../../rules/exploration/relics.ts';

export default agenda({
  id: 'minister-of-antiquities',
  name: 'Minister of Antiquities',
  set: 'pok',
  text: 'Elect a player: they gain a relic.',
  type: 'directive',
  elect: 'player',
  advice: { elected: { points: 0.4 } },
  resolve: (_game, seat) => call(gainRelic, { seat }, 'finish'),
});
