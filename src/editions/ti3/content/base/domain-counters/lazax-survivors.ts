import { domainCounter } from '#ti3/rules/components/component.ts';
import { gainPoints } from '#ti3/rules/objectives/objectives.ts';
import { drawActionCards } from '#ti3/rules/phases/action-cards.ts';

const ID = 'lazax-survivors';
const VOTES = 3;
const CARDS = 3;

export default domainCounter({
  id: ID,
  name: 'Lazax Survivors',
  text: 'When you gain control of the planet: you may keep this counter for 3 more votes on each later political card. If your fighters look at it before a landing: remove it, gain 1 victory point, draw 3 action cards.',
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
