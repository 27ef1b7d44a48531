import { call } from '#engine';
import { rider } from '#ti4/content/shared/cards/rider.ts';
import { research } from '#ti4/rules/technology/research.ts';

export default rider({
  id: 'technology-rider',
  name: 'Technology Rider',
  set: 'base',
  text: 'After an agenda is revealed: predict its outcome; you cannot vote on it. If you are right, research a technology.',
  advice: { gains: { technologies: 1 } },
  correct: (_game, seat) => call(research, { seat }, 'finish'),
});
