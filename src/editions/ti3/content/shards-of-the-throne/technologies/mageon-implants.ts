import { ask, call, chosenKeys, choose, done } from '#engine';
import { componentOf, on, technology } from '#ti3/rules/components/component.ts';
import { procedure, question } from '#ti3/rules/game.ts';
import { nameOf, nameOfSeat, possessive } from '#ti3/rules/names.ts';
import { giveActionCards } from '#ti3/rules/phases/action-cards.ts';
import { seatOf } from '#ti3/rules/seats.ts';
import type { SeatId } from '#ti3/rules/terms.ts';

const stolen = question<{ of: SeatId }>()(
  'mageon-implants',
  (game, _seat, { of }) => {
    const { actionCards } = seatOf(game, of);
    if (!actionCards.length) return { kind: 'none', reason: 'That player has no action cards left.' };
    return choose(
      `Which of ${possessive(nameOfSeat(game, of))} action cards do you take?`,
      actionCards.map((key) => ({
        key,
        label: nameOf(game, componentOf(key)),
        hint: game.book.components[componentOf(key)].text,
      })),
    );
  },
  { title: 'take an action card', forced: true },
);

const steal = procedure<{ seat: SeatId; of: SeatId }>()('mageon-implants', {
  ask: (_game, { seat, of }) => ask([stolen.ask(seat, { of })], 'taken'),
  taken: (game, { seat, of }, { answer }) => {
    giveActionCards(game, of, seat, chosenKeys(answer));
    return done();
  },
});

export default technology({
  id: 'mageon-implants',
  name: 'Mageon Implants',
  text: "After you look at another player's action cards with Spies: take 1 of them.",
  race: 'yssaril',
  cost: 4,
  changes: 'spies',
  needs: [],
  confidence: 'medium',
  reactions: [
    on('after', 'hand-seen', {
      mandatory: true,
      isUsable: (game, { holder }, { seat, of, by }) =>
        seat === holder && by === 'spies' && seatOf(game, of).actionCards.length > 0,
      effect: (_game, { holder }, { of }) => call(steal, { seat: holder, of }, 'finish'),
    }),
  ],
  procedures: [steal],
  questions: [stolen],
});
