import { ask, call, choose, done, type Spec } from '#engine';
import { areNeighbors } from '#ti4/rules/board/adjacency.ts';
import { actionCard, type Technology } from '#ti4/rules/components/component.ts';
import { procedure, question, type Game } from '#ti4/rules/game.ts';
import { pay, payment, spendableAmount, type Bill } from '#ti4/rules/production/payment.ts';
import { othersFrom } from '#ti4/rules/seats.ts';
import type { ComponentId, SeatId } from '#ti4/rules/state.ts';
import { gainTechnology, technologiesOf, technologyDeck } from '#ti4/rules/technology/technology.ts';
import { technologyOption } from '#ti4/rules/technology/research.ts';

const ID = 'plagiarize';
const PRICE: Bill = { kind: 'influence', amount: 5, for: 'for Plagiarize' };

/** Returns neighbors' non-faction technologies that are still in the seat's deck, regardless of prerequisites. */
function copyable(game: Game, seat: SeatId): Technology[] {
  const owned = new Set(
    othersFrom(game.state, seat)
      .filter((other) => areNeighbors(game, seat, other))
      .flatMap((other) => technologiesOf(game, other)),
  );
  return technologyDeck(game, seat).filter((technology) => technology.faction === undefined && owned.has(technology));
}

const which = question<object>()(ID, (game, seat): Spec => {
  const options = copyable(game, seat).map(technologyOption);
  return options.length
    ? choose("Which of your neighbors' technologies do you gain?", options)
    : { kind: 'none', reason: 'None of your neighbors owns a technology you can gain.' };
});

const copy = procedure<{ seat: SeatId; technology: ComponentId }>()(ID, {
  pay: (_game, { seat }) => ask([payment.ask(seat, PRICE)], 'gain'),
  gain: (game, { seat, technology }, got) => {
    if (got.answer === null) return done();
    pay(game, seat, PRICE, got.answer);
    gainTechnology(game, seat, technology);
    return done();
  },
});

export default actionCard({
  id: ID,
  name: 'Plagiarize',
  set: 'codex-1',
  text: 'Action: spend 5 influence to gain a non-faction technology that a neighbor owns, regardless of prerequisites.',
  copies: 1,
  advice: { gains: { technologies: 1 }, spends: { influence: PRICE.amount } },
  procedures: [copy],
  questions: [which],
  action: {
    problem: (game, { holder }) => {
      if (spendableAmount(game, holder, 'influence') < PRICE.amount) return `You cannot pay ${PRICE.amount} influence.`;
      return copyable(game, holder).length ? undefined : 'None of your neighbors owns a technology you can gain.';
    },
    target: (_game, { holder }) => which.ask(holder, {}),
    effect: (game, { holder }, [technology]) =>
      copyable(game, holder).some(({ id }) => id === technology)
        ? call(copy, { seat: holder, technology }, 'finish')
        : undefined,
  },
});
