import { answer, clone, openAsks, answerProblem, type Answer, type OpenAsk, type Spec } from '#engine';
import { chooseAnswer, proposeAnswer } from '#ti4/ai/index.ts';
import { newGame, type Game } from '#ti4/rules/game.ts';
import type { State } from '#ti4/rules/state.ts';
import { knownTo } from '#ti4/views/known-game.ts';

const isNothing = (reply: Answer): boolean =>
  reply === null || (typeof reply === 'object' && !Object.values(reply).some((count) => count !== 0));

/** Returns the state after an answer, up to the next question; undefined if dice were rolled. */
function after(game: Game, { ask }: OpenAsk, reply: Answer): State | undefined {
  const twin = newGame(clone(game.state) as State, game.book);
  const before = twin.state.facts.length;
  answer(twin as never, ask.player, ask.id, reply);
  return twin.state.facts.slice(before).some(({ type }) => /rolled/.test(type)) ? undefined : twin.state;
}

/** Returns a seat's units on the board and cards in hand. */
const holdings = (state: State, seat: string): Record<string, string[]> => ({
  units: Object.values(state.units).flatMap(({ id, owner }) => (owner === seat ? [id] : [])),
  cards: [...state.seats[seat].actionCards, ...state.seats[seat].promissoryNotes],
});

/** Returns what a seat loses by an answer but keeps with an empty answer. */
function lost(game: Game, open: OpenAsk, reply: Answer, nothing: Answer): string[] {
  const { player, question } = open.ask;
  const [idle, chosen] = [after(game, open, nothing), after(game, open, reply)];
  if (!idle || !chosen) return [];
  const [kept, left] = [holdings(idle, player), holdings(chosen, player)];
  return Object.entries(kept).flatMap(([what, all]) => {
    const gone = all.filter((one) => !left[what].includes(one));
    return gone.length ? [`${question} ${JSON.stringify(reply)} gives up ${what}: ${gone.join(', ')}`] : [];
  });
}

/** Returns corrective amounts that are higher than necessary. */
function needless(spec: Spec, reply: Answer, isLegal: (reply: Answer) => boolean): string[] {
  if (spec.kind !== 'allot' || reply === null || typeof reply !== 'object' || Array.isArray(reply)) return [];
  return spec.amounts
    .filter(({ key, isCorrective }) => isCorrective && reply[key] > 0 && isLegal({ ...reply, [key]: reply[key] - 1 }))
    .map(({ key, label }) => `${label} (${reply[key]})`);
}

/**
 * Lists faults of the proposal for an open question: the rules refuse it, or it gives up something that they do not
 * require. Empty while veiled questions are open, since the service answers those.
 */
export function findProposalFaults(game: Game, open: OpenAsk, spec: Spec): string[] {
  const { player, question, data, id } = open.ask;
  if ((spec.kind !== 'allot' && spec.kind !== 'choose') || openAsks(game.state).some(({ ask }) => ask.veiled))
    return [];
  const check = (reply: Answer) => answerProblem(game as never, open, reply, spec);
  const known = knownTo(game, player, open.path);
  const proposed = proposeAnswer(known, player, { question, data, spec, check }, String(id));
  const refusal = check(proposed);
  const mayBeNothing = check(spec.kind === 'allot' ? {} : []) === undefined;
  // A required answer may be left open; the proposal is then only a starting point.
  if (refusal !== undefined)
    return spec.kind === 'allot' && !mayBeNothing && isNothing(proposed)
      ? []
      : [`${question}: ${JSON.stringify(proposed)} is refused: ${refusal}`];
  if (isNothing(proposed)) return [];
  const nothing: Answer = spec.kind === 'allot' ? {} : [];
  const isLegal = (reply: Answer): boolean => check(reply) === undefined;
  const wrong = needless(spec, proposed, isLegal).map((what) => `${question}: ${what}`);
  if (!isLegal(nothing)) return wrong;
  const idle = isNothing(chooseAnswer(known, player, { question, data, spec, check }, String(id)));
  if (idle && question === 'move-ships')
    wrong.push(`${question} ${JSON.stringify(proposed)} sends what is better kept`);
  // Playing a card as a practice player does, and paying the price of a find, is an exchange.
  return idle || spec.kind === 'allot' ? [...wrong, ...lost(game, open, proposed, nothing)] : wrong;
}
