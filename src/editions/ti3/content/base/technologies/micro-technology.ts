import { technology } from '#ti3/rules/components/component.ts';

export default technology({
  id: 'micro-technology',
  name: 'Micro Technology',
  text: 'When you gain trade goods from your trade agreements: gain 1 more trade good for each agreement.',
  color: 'yellow',
  needs: ['stasis-capsules', 'sarween-tools'],
  any: true,
  confidence: 'high',
  modifiers: {
    'agreement-worth': (_game, { holder }, worth, { seat, count }) => (seat === holder ? worth + count : worth),
  },
});
