import { agendaAtHand } from '#ti4/rules/politics/outcomes.ts';
import { votersFor } from '#ti4/rules/politics/voting.ts';
import { loseFleetTokens } from '#ti4/rules/tokens/foreign-tokens.ts';
import { rider } from '#ti4/content/shared/cards/rider.ts';

export default rider({
  id: 'sanction',
  name: 'Sanction',
  set: 'codex-1',
  text: 'After an agenda is revealed: predict its outcome instead of voting on it. If you are right, players who voted for it lose 1 command token each from their fleet pools.',
  correct: (game, _seat, outcome) =>
    loseFleetTokens(game, votersFor(game, agendaAtHand(game)?.votes ?? {}, outcome), 'sanction'),
});
