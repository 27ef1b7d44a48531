import { technology } from '#ti3/rules/components/component.ts';

export default technology({
  id: 'advanced-fighters',
  name: 'Advanced Fighters',
  text: 'Your fighters have movement 2, move without a carrier, get +1 on their rolls and block movement like other ships. Those beyond your capacity count toward fleet supply.',
  color: 'blue',
  needs: ['type-iv-drive'],
  confidence: 'high',
  modifiers: {
    'own-movement': (_game, { holder }, movement, { seat, type }) =>
      seat === holder && type === 'fighter' ? 2 : movement,
    independent: (_game, { holder }, free, { seat, type }) => free || (seat === holder && type === 'fighter'),
    'roll-bonus': (_game, { holder }, bonus, { seat, type }) =>
      seat === holder && type === 'fighter' ? bonus + 1 : bonus,
  },
});
