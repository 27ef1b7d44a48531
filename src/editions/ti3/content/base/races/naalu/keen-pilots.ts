import { ability } from '#ti3/rules/components/component.ts';

export default ability({
  id: 'keen-pilots',
  name: 'Keen Pilots',
  text: 'Your fighters get +1 on their rolls in space battles.',
  confidence: 'high',
  modifiers: {
    'roll-bonus': (_game, { holder }, bonus, { seat, type, purpose }) =>
      seat === holder && type === 'fighter' && purpose === 'space' ? bonus + 1 : bonus,
  },
});
