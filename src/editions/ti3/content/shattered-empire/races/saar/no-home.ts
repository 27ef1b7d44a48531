import { ability } from '#ti3/rules/components/component.ts';

export default ability({
  id: 'no-home',
  name: 'No Home',
  text: 'You claim objectives without your home planets too.',
  confidence: 'high',
  modifiers: {
    'claims-abroad': (_game, { holder }, may, { seat }) => may || seat === holder,
  },
});
