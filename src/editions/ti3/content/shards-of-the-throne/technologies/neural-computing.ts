import { technology } from '#ti3/rules/components/component.ts';

export default technology({
  id: 'neural-computing',
  name: 'Neural Computing',
  text: 'Technologies cost you 2 fewer resources.',
  color: 'green',
  needs: ['neural-motivator'],
  confidence: 'high',
  modifiers: {
    'technology-price': (_game, { holder }, price, { seat }) => (seat === holder ? price - 2 : price),
  },
});
