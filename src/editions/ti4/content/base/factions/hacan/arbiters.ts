import { seatOf } from '#ti4/rules/seats.ts';
import { ability } from '#ti4/rules/components/component.ts';

export default ability({
  id: 'arbiters',
  name: 'Arbiters',
  set: 'base',
  faction: 'hacan',
  text: 'You and the other player may include action cards in your transactions.',
  modifiers: {
    'tradable-cards': (game, { holder }, cards, { from, to }) =>
      from === holder || to === holder ? [...seatOf(game, from).actionCards] : cards,
  },
});
