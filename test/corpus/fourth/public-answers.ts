import { expect } from 'vitest';
import { answerProblem, evaluateAt, openAsks, publicAnswerTo, type Answer, type OpenAsk } from '#engine';
import { newGame, type Game } from '#ti4/rules/game.ts';
import type { State } from '#ti4/rules/state.ts';
import { conceal } from '#ti4/views/known-game.ts';
import type { StateCheck } from '../state-check.ts';

/** Returns the answer that public knowledge gives to a question, before the engine checks it. */
function rawAnswer(game: Game, { ask, path }: OpenAsk): Answer | undefined {
  const { publicAnswer } = game.book.questions[ask.question];
  return evaluateAt(game as never, path, () => publicAnswer?.(game as never, ask.player, ask.data as never));
}

/** Returns as many other cards as a hand has, among all that could be in it. `turn`: where to begin. */
const dealt = (hand: readonly string[], others: readonly string[], turn: number): string[] => {
  const all = [...others, ...hand].sort();
  return hand.map((_card, i) => all[(turn * 7 + i) % all.length]);
};

/**
 * Returns the game as another player knows it, without what the asked player ordered and with another hand for them.
 * `turn`: which hand.
 */
function asOtherSees(game: Game, open: OpenAsk, turn: number): { game: Game; open: OpenAsk } | undefined {
  const { player, id } = open.ask;
  const viewer = game.state.order.find((seat) => seat !== player) ?? player;
  const known = conceal(game as never, { ...open, ask: { ...open.ask, player: viewer } }) as State;
  const { actionCards, promissoryNotes } = game.state.seats[player];
  const hand = {
    actionCards: dealt(actionCards, game.state.decks.action.draw, turn),
    promissoryNotes: dealt(
      promissoryNotes,
      game.state.order.flatMap((seat) => (seat === player ? [] : game.state.seats[seat].promissoryNotes)),
      turn,
    ),
  };
  const seats = { ...known.seats, [player]: { ...known.seats[player], ...hand } };
  const seen = newGame({ ...known, seats }, game.book);
  const same = openAsks(seen.state).find(({ ask }) => ask.id === id);
  return same && { game: seen, open: same };
}

/** Checks that an answer given for a player is legal and follows from what every other player can see. */
export function publicAnswers(): StateCheck<Game> {
  const seen: Record<string, { given: number; asked: number }> = {};
  return {
    title: 'An answer given for a player is legal and reads nothing hidden',
    onState: (game) => {
      for (const open of openAsks(game.state)) {
        const { question, reply, veiled } = open.ask;
        if (!game.book.questions[question].publicAnswer || reply !== undefined || veiled) continue;
        const count = (seen[question] ??= { given: 0, asked: 0 });
        const answer = publicAnswerTo(game as never, open);
        if (answer === undefined) count.asked++;
        else count.given++;
        const other = asOtherSees(game, open, count.asked + count.given);
        expect(other && rawAnswer(other.game, other.open), question).toEqual(rawAnswer(game, open));
        if (answer !== undefined) expect(answerProblem(game as never, open, answer), question).toBeUndefined();
      }
    },
    verify: () => {
      for (const question of ['end-turn', 'use-secondary']) {
        expect(seen[question].given, question).toBeGreaterThan(0);
        expect(seen[question].asked, question).toBeGreaterThan(0);
      }
    },
  };
}
