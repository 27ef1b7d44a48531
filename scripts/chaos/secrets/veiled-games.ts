// Compares two games that differ only in hidden hands while every window is veiled: they must look the same to
// everybody else.
import {
  answer,
  begin,
  canonicalJson,
  copyState,
  openAsks,
  answerProblem,
  specOf,
  type Answer,
  type Fact,
  type OpenAsk,
  type SeatId,
  type Spec,
} from '#engine';
import type { EditionAdapter } from '#discord/edition/edition-adapter.ts';
import { mapSequential } from '#discord/async/sequential.ts';
import { createRandom, randomAnswerer } from '#simulation';
import { chooseMove, type Edition } from '#service';
import { askedOf, FormTour, type Sampling } from '../forms/form-tour.ts';
import type { Book, GuardedEdition, GuardedGame, GuardedState, Lying } from './editions/guarded-edition.ts';
import { GUARDED_EDITIONS } from './editions/index.ts';

/**
 * Redeals the hidden cards of all seats except one; hands keep their sizes. Cards named on the engine stack stay where
 * they are.
 */
export function redealHands<G extends Pick<GuardedGame, 'state' | 'book'>>(
  { gameOf, piles }: GuardedEdition<G>,
  game: G,
  except: SeatId,
  below: (n: number) => number,
): G['state'] {
  const other = gameOf(copyState(game.state) as GuardedState, game.book);
  const goingOn = JSON.stringify(other.state.stack);
  const stays = (card: string): boolean => goingOn.includes(card);
  for (const pile of piles) {
    // Revealed cards are no secret.
    const seats = other.state.order.filter((seat) => seat !== except && pile.hidden(other, seat));
    const all = [...seats.flatMap((seat) => pile.of(other, seat)), ...pile.rest(other)];
    const cards = mixed(
      all.filter((card) => !stays(card)),
      below,
    );
    const dealt = (card: string): string => (stays(card) ? card : (cards.pop() ?? ''));
    const hands = Object.fromEntries(seats.map((seat) => [seat, pile.of(other, seat).map(dealt)]));
    pile.deal(other, hands, pile.rest(other).map(dealt));
  }
  return other.state;
}

/** Returns a game that looks the same to a seat: hidden hands are redealt and face-down cards reordered. */
export function mixedFor(
  { faceDown, ...guarded }: GuardedEdition,
  game: GuardedGame,
  viewer: SeatId,
  below: (n: number) => number,
): GuardedGame {
  const other = guarded.gameOf(redealHands(guarded, game, viewer, below), game.book);
  const decks = Object.values(other.state.decks).map((deck): Lying => ({
    cards: deck.draw,
    lay: (cards) => (deck.draw = [...cards]),
  }));
  for (const { cards, lay } of [...decks, ...(faceDown?.(other, viewer) ?? [])]) lay(mixed(cards, below));
  return other;
}

function mixed<T>(cards: readonly T[], below: (n: number) => number): T[] {
  const found = [...cards];
  for (let i = found.length - 1; i > 0; i--) {
    const j = below(i + 1);
    [found[i], found[j]] = [found[j], found[i]];
  }
  return found;
}

/** Returns everything public of a game and of the latest facts. */
export const publicView = (
  { board, waiting, told: said }: GuardedEdition,
  game: GuardedGame,
  told: Fact[],
): unknown => ({
  board: board(game, null),
  waiting: waiting(game),
  asked: openAsks(game.state).map(({ ask }) => [ask.player, ask.question]),
  told: said(game, told),
});

export interface VeilComparison {
  compared: number;
  /** Number of compared answers after which a window was open. */
  windows: number;
  /** Number of forms opened in both games. */
  forms: number;
  differences: string[];
}

const alone = (open: OpenAsk[]): boolean =>
  open.length === 1 && open[0].ask.question !== 'window' && open[0].ask.reply === undefined;

/**
 * Plays a game at random. Whenever exactly one player is asked, gives the same answer in a copy with redealt hidden
 * cards.
 */
export async function compareVeiled({
  players,
  seed,
  edition = 'ti4',
  veil = 'everything' as const,
  sets,
  limit = Infinity,
  sampling,
}: {
  players: number;
  seed: number;
  edition?: string;
  veil?: 'nothing' | 'everything';
  sets?: readonly string[];
  /** Largest number of compared answers. */
  limit?: number;
  /** Sampling of the questions whose forms are opened. */
  sampling?: Sampling;
}): Promise<VeilComparison> {
  const guarded = GUARDED_EDITIONS[edition];
  const book = guarded.bookOf(sets);
  const below = createRandom(seed);
  const state = guarded.laidOut(book, { players, seed: `veil ${seed}`, veil });
  const game = guarded.gameOf(state, book);
  const found: VeilComparison = { compared: 0, windows: 0, forms: 0, differences: [] };
  const forms = new FormsCompared(guarded, book, createRandom(seed + 1), sampling);
  if (!state.stack.length) begin(game as never, 'game', {});
  for (let i = 0; i < 4000 && state.phase !== 'ended' && found.differences.length < 5 && found.compared < limit; i++) {
    const open = openAsks(state).filter(({ ask }) => ask.reply === undefined);
    if (!open.length) break;
    const one = open[below(open.length)];
    const spec = specOf(game as never, one);
    const reply = one.ask.veiled
      ? []
      : randomAnswerer(below)(one, spec, (value) => answerProblem(game as never, one, value, spec), game);
    const twin =
      alone(openAsks(state)) && !looksInto(guarded, state, one.ask.player, reply)
        ? guarded.gameOf(redealHands(guarded, game, one.ask.player, below), book)
        : undefined;
    if (twin) await forms.compare(game, one, spec, found);
    // Each game keeps the reply object and may change it.
    const told = listening(game, () =>
      answer(game as never, one.ask.player, one.ask.id, structuredClone(reply), one.ask.veiled ?? false),
    );
    if (twin) compareTwin(guarded, { game, twin, told }, { ...one.ask, reply, spec }, found);
  }
  return found;
}

/** Compares the forms of the asked seat with those of a copy in which everything the seat does not know differs. */
class FormsCompared {
  private readonly guarded: GuardedEdition;
  private readonly face: EditionAdapter;
  private readonly edition: Edition;
  private readonly below: (n: number) => number;
  private readonly tours: readonly FormTour[];

  constructor(guarded: GuardedEdition, book: Book, below: (n: number) => number, sampling?: Sampling) {
    this.guarded = guarded;
    this.face = guarded.face(book);
    this.edition = guarded.edition(book);
    this.below = below;
    this.tours = [0, 1].map(() => new FormTour(this.face.forms, guarded.kinds, sampling));
  }

  async compare(game: GuardedGame, open: OpenAsk, spec: Spec, found: VeilComparison): Promise<void> {
    const { player, question } = open.ask;
    const games = [game, mixedFor(this.guarded, game, player, this.below)];
    // A question about the top of a deck shows those cards to its player.
    const [twin] = openAsks(games[1].state);
    if (canonicalJson(specOf(games[1] as never, twin) as never) !== canonicalJson(spec as never)) return;
    const [a, b] = await mapSequential(games, async (one, i) =>
      JSON.stringify(await this.shown(one, open, spec, this.tours[i])),
    );
    found.forms = this.tours[0].opened;
    if (a !== b) found.differences.push(`the forms of ${question} of ${player}: ${difference(a, b)}`);
  }

  /** Returns what a seat is shown of its question in one of the games. */
  private async shown(game: GuardedGame, { ask }: OpenAsk, spec: Spec, tour: FormTour): Promise<unknown> {
    const { state } = game;
    const looked = { state, game: { id: '', head: 0, members: [], edition: this.guarded.id } };
    const seen = await tour.seenBy(askedOf(this.face.createPresenter(looked as never), ask.player, { ...ask, spec }));
    if (!seen.length) return seen;
    return [
      seen,
      chooseMove(this.edition, {
        edition: this.edition.id,
        state,
        aiSeats: [ask.player],
        ask: ask.id,
        answerOnly: true,
        proposal: true,
      }),
    ];
  }
}

/** Returns hidden cards that a rule has revealed; a rule also reveals cards drawn to such a hand. */
const drawnOpenly = ({ piles }: GuardedEdition, game: GuardedGame): string =>
  piles
    .flatMap((pile) =>
      game.state.order.filter((seat) => !pile.hidden(game, seat)).map((seat) => pile.of(game, seat).join()),
    )
    .join(';');

/** Gives the same answer in the twin and records public differences. */
function compareTwin(
  guarded: GuardedEdition,
  { game, twin, told }: { game: GuardedGame; twin: GuardedGame; told: Fact[] },
  { player, id, question, reply, spec }: OpenAsk['ask'] & { reply: Answer; spec: Spec },
  found: VeilComparison,
): void {
  const [same] = openAsks(twin.state);
  const unlike = answerProblem(twin as never, same, reply);
  if (unlike !== undefined) {
    found.differences.push(
      `${question} of ${player} takes ${JSON.stringify(reply)} in one game only: ${unlike}; ${JSON.stringify(spec).slice(0, 300)}`,
    );
    return;
  }
  const toldToo = listening(twin, () => answer(twin as never, player, id, reply));
  // A rule may have revealed a card, which explains a difference.
  const shown = (facts: Fact[]): boolean =>
    facts.some(({ to, type }) => !Array.isArray(to) && guarded.revealing.has(type));
  if (shown(told) || shown(toldToo) || drawnOpenly(guarded, game) !== drawnOpenly(guarded, twin)) return;
  found.compared++;
  if (openAsks(game.state).some(({ ask }) => ask.question === 'window')) found.windows++;
  const [a, b] = [publicView(guarded, game, told), publicView(guarded, twin, toldToo)].map((seen) =>
    JSON.stringify(seen),
  );
  if (a !== b) found.differences.push(`after ${question} of ${player} (${JSON.stringify(reply)}): ${difference(a, b)}`);
}

/** Tells whether the reply chose a card of another hand or of the deck, which a rule shows to this player. */
const looksInto = (
  { componentOf }: GuardedEdition,
  { seats, decks: { action } }: GuardedState,
  player: SeatId,
  reply: Answer,
): boolean =>
  Array.isArray(reply) &&
  reply.some((key) =>
    key.includes('#')
      ? !seats[player].actionCards.includes(key) && !action.discard.includes(key)
      : action.draw.some((card) => componentOf(card) === key),
  );

/** Returns the facts added while `body` runs, in order. */
function listening(game: GuardedGame, body: () => void): Fact[] {
  const told: Fact[] = [];
  const { addFact } = game;
  game.addFact = (one) => {
    told.push(one);
    addFact.call(game, one);
  };
  body();
  game.addFact = addFact;
  return told;
}

function difference(a: string, b: string): string {
  let at = 0;
  while (a[at] === b[at]) at++;
  return `…${a.slice(Math.max(0, at - 120), at + 120)}… and …${b.slice(Math.max(0, at - 20), at + 120)}…`;
}
