import { ability } from '#ti3/rules/components/component.ts';

export default ability({
  id: 'masters-of-trade',
  name: 'Masters of Trade',
  text: 'When you gain trade goods from your trade agreements: gain 1 more trade good for each agreement.',
  confidence: 'high',
  modifiers: {
    'agreement-worth': (_game, { holder }, worth, { seat, count }) => (seat === holder ? worth + count : worth),
  },
});
