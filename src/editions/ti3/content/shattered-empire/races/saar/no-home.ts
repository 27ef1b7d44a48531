import { ability } from '#ti3/rules/components/component.ts';

export default ability({
  id: 'no-home',
  name: 'No Home',
  text: 'You can score objectives even if you do not control your home planets.',
  confidence: 'high',
  modifiers: {
    'claims-abroad': (_game, { holder }, may, { seat }) => may || seat === holder,
  },
});
