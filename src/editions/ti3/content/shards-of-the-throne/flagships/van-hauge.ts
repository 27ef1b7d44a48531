import { flagship } from '#ti3/rules/components/component.ts';
import { flagshipIn } from '#ti3/rules/units/flagships.ts';
import { hasQuality } from '#ti3/rules/units/units.ts';

/** Type of mechanized units, which do not fight in space battles (E3 22.8). */
const MECHANIZED: string = 'mechanized-unit';

export default flagship({
  id: 'van-hauge',
  name: 'Van Hauge',
  text: 'Your ground forces in space in its system, except mechanized units, fight in space battles like fighters.',
  race: 'yin',
  cost: 10,
  battle: 5,
  dice: 2,
  movement: 1,
  capacity: 4,
  confidence: 'high',
  modifiers: {
    'fights-as': (game, { holder }, as, { seat, type, system }) =>
      seat === holder &&
      hasQuality(game, 'ground-force', { type }) &&
      type !== MECHANIZED &&
      flagshipIn(game, holder, system)
        ? 'fighter'
        : as,
  },
});
