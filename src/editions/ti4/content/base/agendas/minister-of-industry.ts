import { call } from '#engine';
import { agenda, on } from '#ti4/rules/components/component.ts';
import { produceUnits } from '#ti4/rules/production/production.ts';

export default agenda({
  id: 'minister-of-industry',
  name: 'Minister of Industry',
  set: 'base',
  text: 'Elect a player: when they place a space dock in a system, their units there may use Production.',
  type: 'law',
  elect: 'player',
  goesTo: 'owner',
  reactions: [
    on('when', 'structure-placed', {
      isUsable: (_game, held, { seat, type }) => seat === held.holder && type === 'space-dock',
      effect: (_game, _held, { seat, system }) => call(produceUnits, { seat, system }, 'finish'),
    }),
  ],
});
