import { call } from '#engine';
import { agenda } from '#ti4/rules/components/component.ts';
import { gainRelic } from '#ti4/rules/exploration/relics.ts';

export default agenda({
  id: 'minister-of-antiquities',
  name: 'Minister of Antiquities',
  set: 'pok',
  text: 'Elect a player: they gain 1 relic.',
  type: 'directive',
  elect: 'player',
  advice: { elected: { points: 0.4 } },
  resolve: (_game, seat) => call(gainRelic, { seat }, 'finish'),
});
