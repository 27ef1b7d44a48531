import { technology } from '#ti2/rules/components/component.ts';

export default technology({
  id: 'neural-motivator',
  name: 'Neural Motivator',
  text: 'Draw 1 extra action card in each economy phase.',
  color: 'green',
  needs: ['micro-technology', 'stasis-capsules'],
  any: true,
  sources: { text: 'confirmed' },
  modifiers: {
    'cards-drawn': (_game, { holder }, value, { seat }) => (seat === holder ? value + 1 : value),
  },
});
