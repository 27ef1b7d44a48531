import { choose, type Spec } from '#engine';
import { actionCard, componentOf } from '#ti4/rules/components/component.ts';
import { addKeptCards, findExplorationCard, takeKeptCards } from '#ti4/rules/exploration/exploration-cards.ts';
import { question, type Game } from '#ti4/rules/game.ts';
import { nameOfSeat } from '#ti4/rules/names.ts';
import { othersFrom, seatOf } from '#ti4/rules/seats.ts';
import type { CardId, SeatId } from '#ti4/rules/state.ts';
import { areNeighbors } from '#ti4/rules/board/adjacency.ts';
import { choosePlayer } from '#ti4/content/shared/procedures/player-questions.ts';

const ID = 'seize-artifact';

const fragmentsOf = (game: Game, seat: SeatId): CardId[] =>
  (seatOf(game, seat).fragments ?? []).filter((card) => findExplorationCard(game, card)?.fragment !== undefined);

const robbable = (game: Game, seat: SeatId): SeatId[] =>
  othersFrom(game.state, seat).filter(
    (other) => areNeighbors(game, seat, other) && fragmentsOf(game, other).length > 0,
  );

/** Asks which relic fragment to take; equal cards make one option. */
const whichFragment = question<{ from: SeatId }>()(
  ID,
  (game, _seat, { from }): Spec => {
    const cards = fragmentsOf(game, from);
    if (!cards.length) return { kind: 'none', reason: 'That player no longer has a relic fragment.' };
    return choose(
      `Which of ${nameOfSeat(game, from)}'s relic fragments do you take?`,
      cards
        .filter((card, i) => cards.findIndex((other) => componentOf(other) === componentOf(card)) === i)
        .map((key) => ({ key, label: game.book.components[componentOf(key)]?.name ?? key })),
    );
  },
  { title: 'choose a relic fragment' },
);

export default actionCard({
  id: ID,
  name: 'Seize Artifact',
  set: 'pok',
  text: 'Action: choose a relic fragment of 1 of your neighbors. That player must give it to you.',
  copies: 1,
  advice: { gains: { points: 0.4 }, harms: { points: 0.4 } },
  questions: [choosePlayer, whichFragment],
  action: {
    problem: (game, { holder }) =>
      robbable(game, holder).length ? undefined : 'None of your neighbors has a relic fragment.',
    target: (game, { holder }) =>
      choosePlayer.ask(holder, {
        prompt: 'Which neighbor must give you a relic fragment?',
        seats: robbable(game, holder),
      }),
    furtherTarget: (_game, { holder }, [from, card]) =>
      card === undefined ? whichFragment.ask(holder, { from }) : undefined,
    effect: (game, { holder }, [from, card]) => {
      if (card === undefined || !fragmentsOf(game, from).includes(card)) return;
      addKeptCards(game, holder, takeKeptCards(game, from, [card]));
      game.addFact({ type: 'fragment-handed-over', seat: from, receiver: holder, card });
    },
  },
});
