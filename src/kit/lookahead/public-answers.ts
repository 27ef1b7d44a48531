import {
  canonicalJson,
  copyState,
  Game,
  onlyLegalAnswer,
  openAsks,
  publicAnswerTo,
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

/** Viewer without a seat, who knows only what is public. */
const SPECTATOR: SeatId = '';

/**
 * Creates the function that finds answers for players: the one that the question names itself (`publicAnswer`), or the
 * only legal one, also after gifts, if a spectator can see that there is no other. The views of seats are not looked
 * at: a seat knows what the spectator knows and some private things, and whether a question is asked must not depend on
 * these. If a private thing allows another answer, the game itself allows it, and its player is asked.
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
    const isSole = (from: EngineState, change: (state: EngineState) => void): boolean => {
      const state = copyState(from);
      change(state);
      const other = new Game(state, game.book) as AnyGame;
      const same = openAsks(state).find(({ ask: { id } }) => id === ask.id);
      const theirs = same && onlyLegalAnswer(other, same);
      return theirs !== undefined && canonicalJson(theirs) === canonicalJson(only);
    };
    const isPublic = ifReadable(
      () =>
        isSole(conceal(game, open, SPECTATOR), (state) => {
          for (const seat of orderOf(game)) hide(state as never, seat);
        }) && isSole(game.state, (state) => enrich(state as never, ask.player)),
    );
    return isPublic === true ? only : undefined;
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
