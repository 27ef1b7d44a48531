import { call } from '#engine';
import { rider } from '#ti4/content/shared/cards/rider.ts';
import { gainCommandTokens } from '#ti4/content/shared/procedures/gain-command-tokens.ts';

export default rider({
  id: 'leadership-rider',
  name: 'Leadership Rider',
  set: 'base',
  text: 'After an agenda is revealed: predict its outcome; you cannot vote on it. If you are right, gain 3 command tokens.',
  advice: { gains: { tokens: 3 } },
  procedures: [gainCommandTokens],
  correct: (_game, seat) => call(gainCommandTokens, { seat, count: 3 }, 'finish'),
});
