import { agenda } from '#ti4/rules/components/component.ts';

export default agenda({
  id: 'minister-of-sciences',
  name: 'Minister of Sciences',
  set: 'base',
  text: 'Elect a player: when they research with the Technology strategy card, they spend no resources.',
  type: 'law',
  elect: 'player',
  goesTo: 'owner',
  modifiers: { 'technology-price': (_game, held, price, { seat }) => (seat === held.holder ? 0 : price) },
});
