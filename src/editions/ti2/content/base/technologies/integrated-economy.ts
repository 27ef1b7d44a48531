import { technology } from '#ti2/rules/components/component.ts';

export default technology({
  id: 'integrated-economy',
  name: 'Integrated Economy',
  text: 'In the economy phase, you may place units as soon as you buy them, instead of in the placement phase.',
  color: 'yellow',
  needs: ['micro-technology', 'cybernetics'],
  sources: { text: 'confirmed' },
  modifiers: {
    'places-at-once': (_game, { holder }, value, { seat }) => (seat === holder ? true : value),
  },
});
