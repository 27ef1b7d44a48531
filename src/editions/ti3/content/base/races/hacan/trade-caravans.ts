import { ability } from '#ti3/rules/components/component.ts';

export default ability({
  id: 'trade-caravans',
  name: 'Trade Caravans',
  text: 'When you follow Trade, you spend no command counter.',
  confidence: 'high',
  modifiers: {
    'secondary-cost': (_game, { holder }, cost, { seat, card }) => (seat === holder && card === 'trade' ? 0 : cost),
  },
});
