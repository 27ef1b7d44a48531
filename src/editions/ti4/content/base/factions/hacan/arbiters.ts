import { seatOf } from '#ti4/rules/seats.ts';
import { ability } from '#ti4/rules/components/component.ts';

export default ability({
  id: 'arbiters',
  name: 'Arbiters',
  set: 'base',
  faction: 'hacan',
  text: 'Action cards may be part of your transactions.',
  modifiers: {
    'tradable-cards': (game, { holder }, cards, { from, to }) =>
      from === holder || to === holder ? [...seatOf(game, from).actionCards] : cards,
  },
});
