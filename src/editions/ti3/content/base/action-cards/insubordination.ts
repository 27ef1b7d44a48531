import { actionCard, type Game } from '#ti3/rules/components/component.ts';
import { choosePlayer } from '#ti3/rules/components/target-questions.ts';
import { spendCounters } from '#ti3/rules/tokens/command-counters.ts';
import { othersFrom, seatOf } from '#ti3/rules/seats.ts';
import type { SeatId } from '#ti3/rules/terms.ts';

const commanding = (game: Game, seat: SeatId): SeatId[] =>
  othersFrom(game.state, seat).filter((other) => seatOf(game, other).counters.command > 0);

export default actionCard({
  id: 'insubordination',
  name: 'Insubordination',
  copies: 1,
  text: 'Action: choose another player. They lose 1 command counter from their command pool.',
  confidence: 'medium',
  action: {
    problem: (game, { holder }) =>
      commanding(game, holder).length ? undefined : 'No other player has a command counter in their command pool.',
    target: (game, { holder }) =>
      choosePlayer.ask(holder, { prompt: 'Whose command counter do you remove?', seats: commanding(game, holder) }),
    effect: (game, { holder }, [seat]) => {
      if (commanding(game, holder).includes(seat)) spendCounters(game, seat, 'command', 1);
    },
  },
});
