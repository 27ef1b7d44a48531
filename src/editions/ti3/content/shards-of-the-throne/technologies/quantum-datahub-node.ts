import { on, technology, type Game } from '#ti3/rules/components/component.ts';
import { chooseOption } from '#ti3/rules/components/target-questions.ts';
import { nameOf, nameOfSeat } from '#ti3/rules/names.ts';
import { seatOf } from '#ti3/rules/seats.ts';
import { agreementsOf, partnerIn } from '#ti3/rules/trade/breaking-agreements.ts';
import type { ComponentId, SeatId } from '#ti3/rules/terms.ts';

const theirs = (game: Game, seat: SeatId): { owner: SeatId; card: ComponentId }[] =>
  agreementsOf(game, seat).flatMap((one) => {
    const owner = partnerIn(one, seat);
    return Object.keys(seatOf(game, owner).strategyCards).map((card) => ({ owner, card }));
  });

/** Hands a strategy card to another player without changing its state. */
function hand(game: Game, from: SeatId, to: SeatId, card: ComponentId): void {
  seatOf(game, to).strategyCards[card] = seatOf(game, from).strategyCards[card];
  delete seatOf(game, from).strategyCards[card];
  game.addFact({ type: 'strategy-card-handed', seat: from, card, receiver: to });
}

export default technology({
  id: 'quantum-datahub-node',
  name: 'Quantum Datahub Node',
  text: 'When the strategy phase ends: you may swap 1 of your strategy cards with 1 strategy card of a trade partner, who cannot refuse.',
  race: 'hacan',
  cost: 5,
  needs: [],
  confidence: 'medium',
  sense: 'seldom',
  reactions: [
    on('when', 'strategy-phase-ends', {
      isUsable: (game, { holder }) =>
        Object.keys(seatOf(game, holder).strategyCards).length > 0 && theirs(game, holder).length > 0,
      target: (game, { holder }) =>
        chooseOption.ask(holder, {
          prompt: 'Which of your strategy cards do you give?',
          options: Object.keys(seatOf(game, holder).strategyCards).map((key) => ({ key, label: nameOf(game, key) })),
        }),
      furtherTarget: (game, { holder }, _event, chosen) =>
        chosen.length < 2
          ? chooseOption.ask(holder, {
              prompt: 'Which strategy card do you take in return?',
              options: theirs(game, holder).map(({ owner, card: key }) => ({
                key,
                label: nameOf(game, key),
                hint: nameOfSeat(game, owner),
              })),
            })
          : undefined,
      effect: (game, { holder }, _event, [mine, wanted]) => {
        const found = theirs(game, holder).find(({ card }) => card === wanted);
        if (!found || !seatOf(game, holder).strategyCards[mine]) return;
        hand(game, holder, found.owner, mine);
        hand(game, found.owner, holder, found.card);
      },
    }),
  ],
});
