// With the veil over every window: two games that differ in hidden hands alone look the same to everybody else.
import {
  answer,
  begin,
  clone,
  openAsks,
  problem,
  specOf,
  type Answer,
  type Fact,
  type OpenAsk,
  type SeatId,
  type Spec,
} from '../../src/engine/index.ts';
import { generator, randomly } from '../../src/rehearsal/index.ts';
import type { Guarded, Guarding, Kept } from './guarded/guarded.ts';
import { GUARDED } from './guarded/index.ts';

/** Deals the cards that nobody but their holder knows anew, one seat's left alone: hands keep their sizes. */
export function dealtAnew<G extends Pick<Guarding, 'state' | 'book'>>(
  { gameOf, piles }: Guarded<G>,
  game: G,
  except: SeatId,
  below: (n: number) => number,
): G['state'] {
  const other = gameOf(clone(game.state) as Kept, game.book);
  for (const pile of piles) {
    // What lies open to all is no secret.
    const seats = other.state.order.filter((seat) => seat !== except && pile.hidden(other, seat));
    const cards = [...seats.flatMap((seat) => pile.of(other, seat)), ...pile.rest(other)];
    for (let i = cards.length - 1; i > 0; i--) {
      const j = below(i + 1);
      [cards[i], cards[j]] = [cards[j], cards[i]];
    }
    const hands = Object.fromEntries(seats.map((seat) => [seat, pile.of(other, seat).map(() => cards.pop() ?? '')]));
    pile.deal(other, hands, cards);
  }
  return other.state;
}

/** All that everybody can see of a game, and of what has just happened in it. */
export const seenByAll = ({ board, waiting, told: said }: Guarded, game: Guarding, told: Fact[]): unknown => ({
  board: board(game, null),
  waiting: waiting(game),
  asked: openAsks(game.state).map(({ ask }) => [ask.player, ask.question]),
  told: said(game, told),
});

export interface Compared {
  compared: number;
  /** After how many of them a window was open. */
  windows: number;
  differences: string[];
}

const alone = (open: OpenAsk[]): boolean => open.length === 1 && open[0].ask.question !== 'window' && open[0].ask.reply === undefined;

/** Plays a game at random; wherever one player alone is asked, answers alike with the others' hidden cards dealt anew. */
export function compare({
  players,
  seed,
  edition = 'ti4',
  veil = 'everything' as const,
  sets,
  limit = Infinity,
}: {
  players: number;
  seed: number;
  edition?: string;
  veil?: 'nothing' | 'everything';
  sets?: readonly string[];
  /** So many answers are compared, at the most. */
  limit?: number;
}): Compared {
  const guarded = GUARDED[edition];
  const book = guarded.bookOf(sets);
  const below = generator(seed);
  const state = guarded.laidOut(book, { players, seed: `veil ${seed}`, veil });
  const game = guarded.gameOf(state, book);
  const found: Compared = { compared: 0, windows: 0, differences: [] };
  if (!state.stack.length) begin(game as never, 'game', {});
  for (let i = 0; i < 4000 && state.phase !== 'ended' && found.differences.length < 5 && found.compared < limit; i++) {
    const open = openAsks(state).filter(({ ask }) => ask.reply === undefined);
    if (!open.length) break;
    const one = open[below(open.length)];
    const spec = specOf(game as never, one);
    const reply = one.ask.veiled ? [] : randomly(below)(one, spec, (value) => problem(game as never, one, value, spec), game);
    const twin =
      alone(openAsks(state)) && !looksInto(state, one.ask.player, reply)
        ? guarded.gameOf(dealtAnew(guarded, game, one.ask.player, below), book)
        : undefined;
    // Each game keeps the reply it is given, and may use it up.
    const told = listening(game, () => answer(game as never, one.ask.player, one.ask.id, structuredClone(reply), one.ask.veiled ?? false));
    if (twin) compareTwin(guarded, { game, twin, told }, { ...one.ask, reply, spec }, found);
  }
  return found;
}

/** Hidden cards that a rule has laid open to all: what is drawn to them from the deck is shown by a rule. */
const drawnOpenly = ({ piles }: Guarded, game: Guarding): string =>
  piles.flatMap((pile) => game.state.order.filter((seat) => !pile.hidden(game, seat)).map((seat) => pile.of(game, seat).join())).join(';');

/** Answers alike in the twin, and notes what everybody sees of it otherwise than in the game. */
function compareTwin(
  guarded: Guarded,
  { game, twin, told }: { game: Guarding; twin: Guarding; told: Fact[] },
  { player, id, question, reply, spec }: OpenAsk['ask'] & { reply: Answer; spec: Spec },
  found: Compared,
): void {
  const [same] = openAsks(twin.state);
  const unlike = problem(twin as never, same, reply);
  if (unlike !== undefined) {
    found.differences.push(
      `${question} of ${player} takes ${JSON.stringify(reply)} in one game only: ${unlike}; ${JSON.stringify(spec).slice(0, 300)}`,
    );
    return;
  }
  const toldToo = listening(twin, () => answer(twin as never, player, id, reply));
  // A rule may have shown a card to everybody: then the games are no longer alike for a reason.
  const shown = (facts: Fact[]): boolean => facts.some(({ to, type }) => !Array.isArray(to) && guarded.revealing.has(type));
  if (shown(told) || shown(toldToo) || drawnOpenly(guarded, game) !== drawnOpenly(guarded, twin)) return;
  found.compared++;
  if (openAsks(game.state).some(({ ask }) => ask.question === 'window')) found.windows++;
  const [a, b] = [seenByAll(guarded, game, told), seenByAll(guarded, twin, toldToo)].map((seen) => JSON.stringify(seen));
  if (a !== b) found.differences.push(`after ${question} of ${player} (${JSON.stringify(reply)}): ${difference(a, b)}`);
}

/** Whether a card of somebody else's hand was chosen, which a rule shows to this player. */
const looksInto = (state: Kept, player: SeatId, reply: Answer): boolean =>
  Array.isArray(reply) &&
  reply.some((key) => key.includes('#') && !state.seats[player].actionCards.includes(key) && !state.decks.action.discard.includes(key));

/** What was told while something was done, in the order in which it was. */
function listening(game: Guarding, body: () => void): Fact[] {
  const told: Fact[] = [];
  const { fact } = game;
  game.fact = (one) => {
    told.push(one);
    fact.call(game, one);
  };
  body();
  game.fact = fact;
  return told;
}

function difference(a: string, b: string): string {
  let at = 0;
  while (a[at] === b[at]) at++;
  return `…${a.slice(Math.max(0, at - 120), at + 120)}… and …${b.slice(Math.max(0, at - 20), at + 120)}…`;
}
