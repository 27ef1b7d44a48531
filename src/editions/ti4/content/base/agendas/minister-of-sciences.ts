import { agenda } from '#ti4/rules/components/component.ts';

export default agenda({
  id: 'minister-of-sciences',
  name: 'Minister of Sciences',
  set: 'base',
  text: 'Elect a player: they spend no resources to research with the Technology strategy card.',
  type: 'law',
  elect: 'player',
  goesTo: 'owner',
  modifiers: { 'technology-price': (_game, held, price, { seat }) => (seat === held.holder ? 0 : price) },
});
