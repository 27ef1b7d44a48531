import { flagship } from '../../../rules/components/component.ts';
import { flagshipIn } from '../../../rules/planets/flagships.ts';

export default flagship({
  id: '0-0-1',
  name: '0.0.1',
  text: 'Hits of it and of your dreadnoughts beside it are taken on ships that are no fighters, as long as there are any.',
  race: 'l1z1x',
  cost: 11,
  battle: 5,
  dice: 3,
  movement: 1,
  capacity: 2,
  confidence: 'high',
  modifiers: {
    'spares-fighters': (game, { holder }, spares, { seat, type, system }) =>
      spares || (seat === holder && (type === 'flagship' || type === 'dreadnought') && flagshipIn(game, holder, system) !== undefined),
  },
});
