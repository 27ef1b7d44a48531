import type { Spec } from '#engine';
import type { Answerer } from '#simulation';
import { chooseAnswer, chooseFreeAction, type FreeAction } from '#ti4/ai/index.ts';
import { newGame, type Game, type Rulebook } from '#ti4/rules/game.ts';
import type { SeatId } from '#ti4/rules/state.ts';
import { knownTo } from '#ti4/views/known-game.ts';

/**
 * Kinds of players: "practice" uses sensible rules; "plain" does too, but ignores leaders and relics; "random" plays at
 * random.
 */
export const PLAYER_KINDS = ['practice', 'plain', 'random'] as const;
export type PlayerKind = (typeof PLAYER_KINDS)[number];

/** Answers as AI players do, from what the seat knows. */
export const answerAsAi: Answerer<Game> = (open, spec, check, game) => {
  const { player, question, id, data } = open.ask;
  return chooseAnswer(knownTo(game, player, open.path), player, { question, data, spec, check }, String(id));
};

/** Kinds of components that a plain practice player ignores: leaders and what exploration brings. */
const LET_LIE = ['leader', 'relic', 'exploration-card', 'legendary-card'];

const NOTHING = ['decline', 'no', 'leave', 'none'];

/** Removes their options from a question if others remain, and allows only declining if they ask the question. */
function withoutFinds(spec: Spec, question: string, { book }: Game): Spec {
  if (spec.kind !== 'choose') return spec;
  const lies = (kind: string | undefined): boolean => kind !== undefined && LET_LIE.includes(kind);
  const theirs = Object.values(book.components).some(
    ({ kind, questions }) => lies(kind) && questions?.some(({ name }) => name === question),
  );
  const options = spec.options.filter(({ key }) =>
    theirs ? NOTHING.includes(key) : !key.split(/[:/#@]/).some((part) => lies(book.components[part]?.kind)),
  );
  return options.length < spec.min ? spec : { ...spec, options, max: Math.min(spec.max, options.length) };
}

const plainBooks = new WeakMap<Rulebook, Rulebook>();

/** Returns a rulebook in which legendary planets have no cards. */
function plainBookOf(book: Rulebook): Rulebook {
  const known = plainBooks.get(book) ?? { ...book, byKind: { ...book.byKind, 'legendary-card': {} } };
  plainBooks.set(book, known);
  return known;
}

/**
 * Hides exploration decks, legendary planet cards and locked leaders from the game as a plain practice player knows it.
 * `without` also hides its own leaders, relics and fragments.
 */
function plainView({ book, state }: Game, seat: SeatId, without = false): Game {
  const found = Object.values(book.byKind['exploration-card']).map(({ deck }) => deck);
  const decks = Object.fromEntries(Object.entries(state.decks).filter(([deck]) => !found.includes(deck)));
  const own = state.seats[seat];
  const leaders = Object.entries(own.leaders ?? {}).filter(([, { locked }]) => !without && !locked);
  const left = { ...own, leaders: Object.fromEntries(leaders), ...(without && { relics: {}, fragments: [] }) };
  return newGame({ ...state, decks, seats: { ...state.seats, [seat]: left } } as Game['state'], plainBookOf(book));
}

/**
 * Answers as AI players do, but in the plain view, where planets are worth what they were worth without exploration.
 */
export const answerAsPlainAi: Answerer<Game> = (open, spec, check, game) => {
  const { player, question, id, data } = open.ask;
  const view = plainView(knownTo(game, player, open.path), player);
  return chooseAnswer(view, player, { question, data, spec: withoutFinds(spec, question, game), check }, String(id));
};

const mayDo = (game: Game, seat: SeatId, turn: boolean): boolean =>
  turn || Object.values(game.state.offers).some(({ to }) => to === seat);

/** Returns a practice player's free action: a reaction to an offer, or an action at the start of its turn. */
export const freeActionOf = (
  game: Game,
  seat: SeatId,
  turn: boolean,
  among: readonly SeatId[],
): FreeAction | undefined =>
  mayDo(game, seat, turn) ? chooseFreeAction(knownTo(game, seat), seat, { turn, among }) : undefined;

/** Returns a plain practice player's unprompted action, which never uses leaders or finds. */
export const plainFreeActionOf: typeof freeActionOf = (game, seat, turn, among) =>
  mayDo(game, seat, turn)
    ? chooseFreeAction(plainView(knownTo(game, seat), seat, true), seat, { turn, among })
    : undefined;

/** Parses "practice", "practice,plain,random" by seat, or "mixed": one practice player among random ones. */
export function parseTi4PlayerKinds(wish: string, players: number): PlayerKind[] {
  const named = wish === 'mixed' ? ['practice', 'random'] : wish.split(',');
  return Array.from(
    { length: players },
    (_, i) => PLAYER_KINDS.find((kind) => kind === named[Math.min(i, named.length - 1)]) ?? 'random',
  );
}
