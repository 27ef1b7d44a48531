import { drawActionCards } from '#ti4/rules/phases/action-cards.ts';
import { setSpeaker } from '#ti4/rules/phases/speaker.ts';
import { rider } from '#ti4/content/shared/cards/rider.ts';

export default rider({
  id: 'politics-rider',
  name: 'Politics Rider',
  set: 'base',
  text: 'After an agenda is revealed: predict its outcome; you cannot vote on it. If you are right, draw 3 action cards and become the speaker.',
  advice: { gains: { actionCards: 3, say: 1 } },
  correct: (game, seat) => {
    drawActionCards(game, seat, 3);
    setSpeaker(game, seat);
  },
});
