import { agendaAtHand } from '#ti4/rules/politics/outcomes.ts';
import { votersFor } from '#ti4/rules/politics/voting.ts';
import { loseFleetTokens } from '#ti4/rules/tokens/foreign-tokens.ts';
import { rider } from '#ti4/content/shared/cards/rider.ts';

export default rider({
  id: 'sanction',
  name: 'Sanction',
  set: 'codex-1',
  text: 'Once an agenda is revealed: give up your vote on it and predict its outcome. If you are right, whoever voted for it loses a command token from their fleet pool.',
  correct: (game, _seat, outcome) =>
    loseFleetTokens(game, votersFor(game, agendaAtHand(game)?.votes ?? {}, outcome), 'sanction'),
});
