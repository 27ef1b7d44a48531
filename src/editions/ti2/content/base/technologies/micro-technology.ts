import { technology } from '#ti2/rules/components/component.ts';

export default technology({
  id: 'micro-technology',
  name: 'Micro Technology',
  text: 'Each of your trade agreements brings you 3 credits more.',
  color: 'yellow',
  needs: ['sarween-tools', 'stasis-capsules'],
  any: true,
  sources: { text: 'confirmed' },
  modifiers: {
    'agreement-income': (_game, { holder }, value, { seat }) => (seat === holder ? value + 3 : value),
  },
});
