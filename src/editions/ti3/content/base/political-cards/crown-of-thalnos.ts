import { politicalCard } from '../../../rules/components/component.ts';
import { ifElected, units } from '../../../rules/politics/stakes.ts';

export default politicalCard({
  id: 'crown-of-thalnos',
  name: 'Crown of Thalnos',
  text: 'Elect a player, whose ground forces get +1 on their dice.',
  law: true,
  elect: 'player',
  stake: ifElected((game, seat) => 1.5 + 0.2 * units('ground-force')(game, seat)),
  confidence: 'medium',
  modifiers: {
    'roll-bonus': (_game, { holder }, bonus, { seat, type }) => (seat === holder && type === 'ground-force' ? bonus + 1 : bonus),
  },
});
