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
  text: 'Action: an opponent of your choice loses a counter of the command pool.',
  confidence: 'medium',
  action: {
    problem: (game, { holder }) =>
      commanding(game, holder).length ? undefined : 'No opponent has a counter in the command pool.',
    target: (game, { holder }) =>
      choosePlayer.ask(holder, { prompt: 'Who loses a command counter?', seats: commanding(game, holder) }),
    effect: (game, { holder }, [seat]) => {
      if (commanding(game, holder).includes(seat)) spendCounters(game, seat, 'command', 1);
    },
  },
});
