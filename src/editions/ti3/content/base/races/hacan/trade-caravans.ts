import { ability } from '#ti3/rules/components/component.ts';

export default ability({
  id: 'trade-caravans',
  name: 'Trade Caravans',
  text: 'You spend no command counter to follow Trade.',
  confidence: 'high',
  modifiers: {
    'secondary-cost': (_game, { holder }, cost, { seat, card }) => (seat === holder && card === 'trade' ? 0 : cost),
  },
});
