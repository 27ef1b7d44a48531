import { domainCounter } from '#ti3/rules/components/component.ts';
import { gainPoints } from '#ti3/rules/objectives/objectives.ts';
import { drawActionCards } from '#ti3/rules/phases/action-cards.ts';

const ID = 'lazax-survivors';
const VOTES = 3;
const CARDS = 3;

export default domainCounter({
  id: ID,
  name: 'Lazax Survivors',
  text: 'Whoever takes the planet keeps the counter, and has 3 votes more from then on. Whoever finds it from space gets 1 point and 3 action cards, and it goes.',
  confidence: 'high',
  counters: { 0: 2 },
  stays: 'with-seat',
  probed: (game, { seat }) => {
    gainPoints(game, seat, 1, ID);
    drawActionCards(game, seat, CARDS);
  },
  boon: () => 3,
  modifiers: { votes: (_game, { holder }, votes, { seat }) => (seat === holder ? votes + VOTES : votes) },
});
