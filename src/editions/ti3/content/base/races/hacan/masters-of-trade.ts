import { ability } from '#ti3/rules/components/component.ts';

export default ability({
  id: 'masters-of-trade',
  name: 'Masters of Trade',
  text: 'Whenever you receive goods from your trade agreements you get one more for each.',
  confidence: 'high',
  modifiers: {
    'agreement-worth': (_game, { holder }, worth, { seat, count }) => (seat === holder ? worth + count : worth),
  },
});
