import { call } from '../../../../../engine/index.ts';
import { rider } from '../../shared/rider.ts';
import { research } from '../../../rules/phases/technology.ts';

export default rider({
  id: 'technology-rider',
  name: 'Technology Rider',
  set: 'base',
  text: 'Once an agenda is revealed: give up your vote on it and predict its outcome. If you are right, research a technology.',
  advice: { gains: { technologies: 1 } },
  correct: (_game, seat) => call(research, { seat }, 'finish'),
});
