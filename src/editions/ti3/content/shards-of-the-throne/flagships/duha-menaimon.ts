import { flagship } from '#ti3/rules/components/component.ts';
import { flagshipIn } from '#ti3/rules/units/flagships.ts';

export default flagship({
  id: 'duha-menaimon',
  name: 'Duha Menaimon',
  text: 'This flagship can produce up to 5 units, but not in a tactical or transfer action in which it moved.',
  race: 'arborec',
  cost: 10,
  battle: 6,
  dice: 2,
  movement: 1,
  capacity: 5,
  confidence: 'high',
  modifiers: {
    'movement-noted': (_game, { holder }, noted, { seat }) => noted || seat === holder,
    builders: (game, { holder }, all, { seat, system }) => {
      const ship = seat === holder ? flagshipIn(game, holder, system) : undefined;
      return ship && !ship.moved ? [...all, { units: 5 }] : all;
    },
  },
});
