import {
  copyState,
  Game,
  onlyLegalAnswer,
  openAsks,
  publicAnswerTo,
  canonicalJson,
  unlessUnknown,
  type Answer,
  type Conceal,
  type EngineState,
  type OpenAsk,
  type SeatId,
} from '#engine';

type AnyGame = Parameters<Conceal>[0];

/** Returns the answer to a question if everybody can see that no other is of use; undefined if its player decides. */
type PublicAnswerer = (game: AnyGame, open: OpenAsk) => Answer | undefined;

interface PublicAnswerConfig {
  conceal: Conceal;
  /** Makes a seat's hidden cards unreadable. */
  hide: (state: never, seat: SeatId) => void;
  /** Adds to a state what others could give a seat before it answers. */
  enrich: (state: never, seat: SeatId) => void;
}

/** Number of other players from whose knowledge a question is checked. */
const VIEWERS = 2;

/**
 * Creates the function that finds answers for players: the one that the question names itself (`publicAnswer`), or the
 * only legal one, if it is so for other players as well, even after gifts.
 */
export const createPublicAnswers =
  ({ conceal, hide, enrich }: PublicAnswerConfig): PublicAnswerer =>
  (game, open) => {
    const { ask } = open;
    const { publicAnswer, isPause } = game.book.questions[ask.question] ?? {};
    if (publicAnswer) return publicAnswerTo(game, open);
    if (isPause || ask.veiled || ask.reply !== undefined) return undefined;
    const only = onlyLegalAnswer(game, open);
    if (only === undefined) return undefined;
    const hideAll = (state: never): void => orderOf(game).forEach((seat) => hide(state, seat));
    const isSole = (from: EngineState, change: typeof hide): boolean =>
      ifReadable(() => {
        const state = copyState(from);
        change(state as never, ask.player);
        const other = new Game(state, game.book) as AnyGame;
        const same = openAsks(other.state).find(({ ask: { id } }) => id === ask.id);
        const theirs = same && onlyLegalAnswer(other, same);
        return theirs !== undefined && canonicalJson(theirs) === canonicalJson(only);
      }) === true;
    const isPublic =
      isSole(game.state, enrich) &&
      viewersOf(game, ask.player).every((viewer) => isSole(conceal(game, open, viewer), hideAll));
    return isPublic ? only : undefined;
  };

/** Returns what rules say of a state that lacks what a player does not know; undefined if they cannot do without it. */
function ifReadable<T>(look: () => T): T | undefined {
  try {
    return unlessUnknown(look);
  } catch {
    return undefined;
  }
}

const orderOf = ({ state }: AnyGame): readonly SeatId[] => (state as EngineState & { order: SeatId[] }).order;

const viewersOf = (game: AnyGame, asked: SeatId): SeatId[] =>
  orderOf(game)
    .filter((seat) => seat !== asked)
    .slice(0, VIEWERS);
