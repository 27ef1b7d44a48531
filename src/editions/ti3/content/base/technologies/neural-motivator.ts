import { technology } from '#ti3/rules/components/component.ts';

export default technology({
  id: 'neural-motivator',
  name: 'Neural Motivator',
  text: 'You draw 1 more action card in the status phase.',
  color: 'green',
  needs: ['stasis-capsules', 'micro-technology'],
  any: true,
  confidence: 'high',
  modifiers: {
    'status-cards': (_game, { holder }, cards, { seat }) => (seat === holder ? cards + 1 : cards),
  },
});
