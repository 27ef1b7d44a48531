import { call } from '../../../../../engine/index.ts';
import { rider } from '../../shared/rider.ts';
import { gainCommandTokens } from '../../shared/gaining-tokens.ts';

export default rider({
  id: 'leadership-rider',
  name: 'Leadership Rider',
  set: 'base',
  text: 'Once an agenda is revealed: give up your vote on it and predict its outcome. If you are right, take 3 command tokens.',
  advice: { gains: { tokens: 3 } },
  procedures: [gainCommandTokens],
  correct: (_game, seat) => call(gainCommandTokens, { seat, count: 3 }, 'finish'),
});
