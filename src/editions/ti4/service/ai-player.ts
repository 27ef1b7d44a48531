import { openAsks, type Json } from '#engine';
import { choiceSeed, toAiQuestion } from '#kit/ai/default-answers.ts';
import { mayOfferToPerson } from '#kit/ai/offer-limits.ts';
import { chooseAnswer, chooseFreeAction, chooseFallback, proposeAnswer } from '#ti4/ai/index.ts';
import type { Rulebooks } from '#ti4/rules/rulebooks.ts';
import { newGame } from '#ti4/rules/game.ts';
import type { SeatId, State } from '#ti4/rules/state.ts';
import type { AiQuestion, AiPlayer } from '#service';
import { knownTo } from '#ti4/views/known-game.ts';

const hasOfferTo = (state: Readonly<State>, seats: readonly SeatId[]): boolean =>
  Object.values(state.offers).some(({ to }) => seats.includes(to));

/** Returns the person whose turn it is, while they choose an action, if a practice player may make them an offer. */
function personToOffer(state: Readonly<State>, seat: SeatId, practising: readonly SeatId[]): SeatId | undefined {
  const { phase, active, facts } = state;
  if (phase !== 'action' || active === null || !mayOfferToPerson(facts, practising, { from: seat, to: active }))
    return undefined;
  return openAsks(state).some(({ ask }) => ask.player === active && ask.question === 'turn') ? active : undefined;
}

/** Returns the AI's input: the game as its seat knows it, and the question. */
function aiInput(books: Rulebooks, state: State, at: AiQuestion): Parameters<typeof chooseAnswer> {
  const { ask, path } = at.open;
  const asked = toAiQuestion(at);
  const game = knownTo(newGame(state, books.forSavedGame(state.options.sets)), ask.player, path);
  return [game, ask.player, asked, choiceSeed(asked, state.round)];
}

/** Creates the AI players of this edition. They get only what their seat knows. */
export const createAiPlayer = (books: Rulebooks): AiPlayer<State> => ({
  mayAct: (state, practising) =>
    hasOfferTo(state, practising) || practising.some((seat) => personToOffer(state, seat, practising) !== undefined),
  isOccasion: (before, after) =>
    after.phase === 'action' && (after.active !== before.active || after.turn.number !== before.turn.number),
  answer: (state, asked) => chooseAnswer(...aiInput(books, state as State, asked)),
  proposal: (state, asked) => proposeAnswer(...aiInput(books, state as State, asked)),
  fallback: (at) => chooseFallback(toAiQuestion(at)),
  freeAction: (state, seat, practising, before) => {
    const turn = before?.question === 'turn';
    const person = before ? undefined : personToOffer(state, seat, practising);
    if (!turn && person === undefined && !hasOfferTo(state, [seat])) return undefined;
    const deed = chooseFreeAction(
      knownTo(newGame(state as State, books.forSavedGame(state.options.sets)), seat),
      seat,
      {
        turn,
        among: practising,
        ...(person !== undefined && { person }),
      },
    );
    return deed && { action: deed.action, data: deed.data as unknown as Json };
  },
});
