import { call } from '#engine';
import { rider } from '#ti4/content/shared/cards/rider.ts';
import { gainCommandTokens } from '#ti4/content/shared/procedures/gain-command-tokens.ts';

export default rider({
  id: 'leadership-rider',
  name: 'Leadership Rider',
  set: 'base',
  text: 'Once an agenda is revealed: give up your vote on it and predict its outcome. If you are right, take 3 command tokens.',
  advice: { gains: { tokens: 3 } },
  procedures: [gainCommandTokens],
  correct: (_game, seat) => call(gainCommandTokens, { seat, count: 3 }, 'finish'),
});
