import { technology } from '#ti2/rules/components/component.ts';

export default technology({
  id: 'micro-technology',
  name: 'Micro Technology',
  text: 'In each economy phase, gain 3 extra credits for each of your trade agreements.',
  color: 'yellow',
  needs: ['sarween-tools', 'stasis-capsules'],
  any: true,
  sources: { text: 'confirmed' },
  modifiers: {
    'agreement-income': (_game, { holder }, value, { seat }) => (seat === holder ? value + 3 : value),
  },
});
