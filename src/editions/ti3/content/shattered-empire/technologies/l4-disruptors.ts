import { technology } from '#ti3/rules/components/component.ts';

export default technology({
  id: 'l4-disruptors',
  name: 'L4 Disruptors',
  text: 'You may use War Funds in invasion combat without spending trade goods.',
  race: 'letnev',
  cost: 6,
  changes: 'war-funds',
  needs: [],
  confidence: 'medium',
  modifiers: {
    'ability-price': (_game, { holder }, price, { seat, ability, planet }) =>
      seat === holder && ability === 'war-funds' && planet !== undefined ? 0 : price,
  },
});
