import { gainPoints } from '#ti4/rules/objectives/objectives.ts';
import { rider } from '#ti4/content/shared/cards/rider.ts';

export default rider({
  id: 'imperial-rider',
  name: 'Imperial Rider',
  set: 'base',
  text: 'Once an agenda is revealed: give up your vote on it and predict its outcome. If you are right, score 1 point.',
  advice: { gains: { points: 1 } },
  correct: (game, seat) => gainPoints(game, seat, 1, 'imperial-rider'),
});
