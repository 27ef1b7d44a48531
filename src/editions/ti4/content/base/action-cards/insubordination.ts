import { loseToken } from '#ti4/rules/tokens/command-tokens.ts';
import { actionCard } from '#ti4/rules/components/component.ts';
import type { Game } from '#ti4/rules/game.ts';
import { othersFrom, seatOf } from '#ti4/rules/seats.ts';
import type { SeatId } from '#ti4/rules/state.ts';
import { choosePlayer } from '#ti4/content/shared/procedures/player-questions.ts';

const commanders = (game: Game, seat: SeatId): SeatId[] =>
  othersFrom(game.state, seat).filter((other) => seatOf(game, other).tokens.tactic > 0);

export default actionCard({
  id: 'insubordination',
  name: 'Insubordination',
  set: 'base',
  text: 'Action: choose another player. They lose 1 command token from their tactic pool.',
  copies: 1,
  advice: { harms: { tokens: 1 } },
  questions: [choosePlayer],
  action: {
    problem: (game, { holder }) =>
      commanders(game, holder).length ? undefined : 'No other player has a command token in their tactic pool.',
    target: (game, { holder }) =>
      choosePlayer.ask(holder, {
        prompt: 'Which player loses 1 token from their tactic pool?',
        seats: commanders(game, holder),
      }),
    effect: (game, { holder }, [seat]) => {
      if (seat !== undefined && commanders(game, holder).includes(seat)) loseToken(game, seat, 'tactic');
    },
  },
});
