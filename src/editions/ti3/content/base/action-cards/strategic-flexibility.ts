import { call, choose } from '#engine';
import { actionCard, on } from '#ti3/rules/components/component.ts';
import { question, type Game } from '#ti3/rules/game.ts';
import { nameOf } from '#ti3/rules/names.ts';
import { returnStrategyCard, receiveStrategyCard, takeableStrategyCards } from '#ti3/rules/phases/strategy-phase.ts';
import { seatOf } from '#ti3/rules/seats.ts';
import type { ComponentId, SeatId } from '#ti3/rules/terms.ts';

const own = (game: Game, seat: SeatId): ComponentId[] => Object.keys(seatOf(game, seat).strategyCards);

const oneOf = (game: Game, cards: readonly ComponentId[]) =>
  cards.map((key) => ({ key, label: nameOf(game, key), hint: game.book.components[key].text }));

const given = question<object>()(
  'flexibility-gives',
  (game, seat) => choose('Which strategy card do you return?', oneOf(game, own(game, seat))),
  {
    forced: true,
  },
);

const gained = question<object>()(
  'flexibility-takes',
  (game, seat) => choose('Which strategy card do you pick instead?', oneOf(game, takeableStrategyCards(game, seat))),
  {
    forced: true,
  },
);

export default actionCard({
  id: 'strategic-flexibility',
  name: 'Strategic Flexibility',
  copies: 1,
  text: 'After all strategy cards are picked, but before bonus counters are placed: swap 1 of yours for an unpicked one.',
  confidence: 'medium',
  reactions: [
    on('when', 'strategy-phase-ends', {
      isUsable: (game, { holder }) => own(game, holder).length > 0 && takeableStrategyCards(game, holder).length > 0,
      target: (_game, { holder }) => given.ask(holder, {}),
      furtherTarget: (_game, { holder }, _event, [, card]) => (card === undefined ? gained.ask(holder, {}) : undefined),
      effect: (game, { holder }, _event, [old, card]) => {
        if (
          card === undefined ||
          !own(game, holder).includes(old) ||
          !takeableStrategyCards(game, holder).includes(card)
        )
          return undefined;
        returnStrategyCard(game, holder, old);
        return call(receiveStrategyCard, { seat: holder, card }, 'finish');
      },
    }),
  ],
  questions: [given, gained],
});
