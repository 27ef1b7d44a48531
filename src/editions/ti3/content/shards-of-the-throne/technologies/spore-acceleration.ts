import { technology } from '#ti3/rules/components/component.ts';

export default technology({
  id: 'spore-acceleration',
  name: 'Spore Acceleration',
  text: 'Each of your ground forces can produce 1 more unit with Budding.',
  race: 'arborec',
  cost: 5,
  changes: 'budding',
  needs: [],
  confidence: 'medium',
  modifiers: {
    'units-grown': (_game, { holder }, each, { seat }) => (seat === holder ? each + 1 : each),
  },
});
