import { agendaAtHand } from '#ti4/rules/politics/outcomes.ts';
import { votersFor } from '#ti4/rules/politics/vote-tally.ts';
import { loseFleetTokens } from '#ti4/rules/tokens/foreign-tokens.ts';
import { rider } from '#ti4/content/shared/cards/rider.ts';

export default rider({
  id: 'sanction',
  name: 'Sanction',
  set: 'codex-1',
  text: 'After an agenda is revealed: predict its outcome; you cannot vote on it. If you are right, each player who voted for that outcome loses 1 token from their fleet pool.',
  correct: (game, _seat, outcome) =>
    loseFleetTokens(game, votersFor(game, agendaAtHand(game)?.votes ?? {}, outcome), 'sanction'),
});
