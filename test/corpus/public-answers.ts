import { expect } from 'vitest';
import { answerProblem, evaluateAt, openAsks, publicAnswerTo, type Answer, type OpenAsk } from '#engine';
import type { SimulatedGame } from '#simulation';
import type { StateCheck } from './state-check.ts';

/** Returns the answer that public knowledge gives to a question, before the engine checks it. */
function rawAnswer(game: SimulatedGame, { ask, path }: OpenAsk): Answer | undefined {
  const { publicAnswer } = game.book.questions[ask.question];
  return evaluateAt(game as never, path, () => publicAnswer?.(game as never, ask.player, ask.data as never));
}

/** Returns as many other cards as a hand has, among all that could be in it. `turn`: where to begin. */
export const dealt = (hand: readonly string[], others: readonly string[], turn: number): string[] => {
  const all = [...others, ...hand].sort();
  return hand.map((_card, i) => all[(turn * 7 + i) % all.length]);
};

/** Returns the game as `viewer` knows it, but with another hand for the asked player. `turn`: which hand. */
export type AsOtherSees<G> = (game: G, open: OpenAsk, viewer: string, turn: number) => SimulatedGame;

/**
 * Checks that an answer given for a player is legal and follows from what every other player can see. `questions`: those
 * that have to be answered and asked in these games.
 */
export function publicAnswers<G extends SimulatedGame>(
  asOtherSees: AsOtherSees<G>,
  questions: readonly string[],
): StateCheck<G> {
  const seen: Record<string, { given: number; asked: number }> = {};
  return {
    title: 'An answer given for a player is legal and reads nothing hidden',
    onState: (game) => {
      for (const open of openAsks(game.state)) {
        const { question, reply, veiled, player, id } = open.ask;
        if (!game.book.questions[question].publicAnswer || reply !== undefined || veiled) continue;
        const count = (seen[question] ??= { given: 0, asked: 0 });
        const answer = publicAnswerTo(game as never, open);
        if (answer === undefined) count.asked++;
        else count.given++;
        const viewer = (game.state as unknown as { order: string[] }).order.find((seat) => seat !== player) ?? player;
        const known = asOtherSees(game, open, viewer, count.asked + count.given);
        const same = openAsks(known.state).find(({ ask }) => ask.id === id);
        expect(same && rawAnswer(known, same), question).toEqual(rawAnswer(game, open));
        if (answer !== undefined) expect(answerProblem(game as never, open, answer), question).toBeUndefined();
      }
    },
    verify: () => {
      for (const question of questions) {
        expect(seen[question]?.given, question).toBeGreaterThan(0);
        expect(seen[question]?.asked, question).toBeGreaterThan(0);
      }
    },
  };
}
