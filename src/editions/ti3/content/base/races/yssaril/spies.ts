import { choose } from '#engine';
import { ability, on } from '#ti3/rules/components/component.ts';
import { question, type Game } from '#ti3/rules/game.ts';
import { nameOfSeat } from '#ti3/rules/names.ts';
import { revealHandTo } from '#ti3/rules/phases/action-cards.ts';
import { othersFrom, seatOf } from '#ti3/rules/seats.ts';
import { formatCount } from '#text/sentences.ts';
import type { SeatId } from '#ti3/rules/terms.ts';

const holding = (game: Game, seat: SeatId): SeatId[] =>
  othersFrom(game.state, seat).filter((other) => seatOf(game, other).actionCards.length > 0);

const whose = question<object>()(
  'spies',
  (game, seat) =>
    choose(
      'Whose action cards do you look at?',
      holding(game, seat).map((key) => ({
        key,
        label: nameOfSeat(game, key),
        hint: formatCount(seatOf(game, key).actionCards.length, 'card'),
      })),
    ),
  { forced: true },
);

export default ability({
  id: 'spies',
  name: 'Spies',
  text: "When the strategy phase begins: you may look at another player's action cards.",
  confidence: 'high',
  reactions: [
    on('when', 'strategy-phase-begins', {
      isUsable: (game, { holder }) => holding(game, holder).length > 0,
      target: (_game, { holder }) => whose.ask(holder, {}),
      effect: (game, { holder, component }, _event, [seat]) => {
        if (seat !== undefined) revealHandTo(game, holder, seat, component);
      },
    }),
  ],
  questions: [whose],
});
