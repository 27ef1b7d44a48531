import { gainPoints } from '#ti4/rules/objectives/objectives.ts';
import { rider } from '#ti4/content/shared/cards/rider.ts';

export default rider({
  id: 'imperial-rider',
  name: 'Imperial Rider',
  set: 'base',
  text: 'After an agenda is revealed: predict its outcome; you cannot vote on it. If you are right, gain 1 victory point.',
  advice: { gains: { points: 1 } },
  correct: (game, seat) => gainPoints(game, seat, 1, 'imperial-rider'),
});
