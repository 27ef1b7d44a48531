import { seatOf } from '../../../rules/seats.ts';
import { agendaAtHand, votersFor } from '../../../rules/council/voting.ts';
import { rider } from '../../shared/rider.ts';

export default rider({
  id: 'sanction',
  name: 'Sanction',
  set: 'codex-1',
  text: 'Once an agenda is revealed: give up your vote on it and predict its outcome. If you are right, whoever voted for it loses a command token from their fleet pool.',
  correct: (game, _seat, outcome) => {
    for (const voter of votersFor(game, agendaAtHand(game)?.votes ?? {}, outcome)) {
      const { tokens } = seatOf(game, voter);
      if (tokens.fleet < 1) continue;
      tokens.fleet -= 1;
      game.fact({ type: 'tokens-lost', seat: voter, pools: { fleet: 1 }, why: 'sanction' });
    }
  },
});
