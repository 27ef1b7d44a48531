import { technology } from '#ti3/rules/components/component.ts';

export default technology({
  id: 'advanced-fighters',
  name: 'Advanced Fighters',
  text: 'Your fighters move without a carrier (movement 2), get +1 on their rolls and block movement like other ships. In each system, fighters beyond your capacity there count toward fleet supply.',
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
