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
  type Spec,
} from '../../src/engine/index.ts';
import type { FactType } from '../../src/editions/ti4/rules/facts.ts';
import { bookOf } from '../../src/editions/ti4/book.ts';
import { newGame, type Game } from '../../src/editions/ti4/rules/game.ts';
import { secretsOpen } from '../../src/editions/ti4/rules/phases/objectives.ts';
import type { SeatId, State } from '../../src/editions/ti4/rules/state.ts';
import { laidOut } from '../../src/editions/ti4/rehearsal/run.ts';
import { boardView, narrate, waiting } from '../../src/editions/ti4/views/index.ts';
import { generator, randomly } from '../../src/rehearsal/index.ts';

/** Deals the cards that nobody but their holder knows anew, one seat's left alone: hands keep their sizes. */
export function dealtAnew(game: Game, except: SeatId, below: (n: number) => number): State {
  const other = clone(game.state);
  const hidden = other.order.filter((seat) => seat !== except);
  for (const [hand, deck] of [
    ['actionCards', 'action'],
    ['secretObjectives', 'secret'],
  ] as const) {
    // What lies open to all is no secret.
    const others = hidden.filter((seat) => hand === 'actionCards' || !secretsOpen(game, seat)).map((seat) => other.seats[seat]);
    const cards = [...others.flatMap((seat) => seat[hand]), ...other.decks[deck].draw];
    for (let i = cards.length - 1; i > 0; i--) {
      const j = below(i + 1);
      [cards[i], cards[j]] = [cards[j], cards[i]];
    }
    for (const seat of others) seat[hand] = seat[hand].map(() => cards.pop() ?? '');
    other.decks[deck].draw = cards;
  }
  return other;
}

/** All that everybody can see of a game, and of what has just happened in it. */
export const seenByAll = (game: Game, told: Fact[]): unknown => ({
  board: boardView(game, null, {}),
  waiting: waiting(game),
  asked: openAsks(game.state).map(({ ask }) => [ask.player, ask.question]),
  told: narrate(game, told, null),
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
  veil = 'everything' as const,
  late = true,
  sets,
}: {
  players: number;
  seed: number;
  veil?: 'nothing' | 'everything';
  late?: boolean;
  sets?: readonly string[];
}): Compared {
  const book = bookOf([], sets);
  const below = generator(seed);
  const state = laidOut(book, { players, seed: `veil ${seed}`, veil, late });
  const game = newGame(state, book);
  const found: Compared = { compared: 0, windows: 0, differences: [] };
  begin(game as never, 'game', {});
  for (let i = 0; i < 4000 && state.phase !== 'ended' && found.differences.length < 5; i++) {
    const open = openAsks(state).filter(({ ask }) => ask.reply === undefined);
    if (!open.length) break;
    const one = open[below(open.length)];
    const spec = specOf(game as never, one);
    const reply = one.ask.veiled ? [] : randomly(below)(one, spec, (value) => problem(game as never, one, value, spec), game);
    const twin =
      alone(openAsks(state)) && !looksInto(state, one.ask.player, reply)
        ? newGame(dealtAnew(game, one.ask.player, below), book)
        : undefined;
    // Each game keeps the reply it is given, and may use it up.
    const told = listening(game, () => answer(game as never, one.ask.player, one.ask.id, structuredClone(reply), one.ask.veiled ?? false));
    if (twin) compareTwin({ game, twin, told }, { ...one.ask, reply, spec }, found);
  }
  return found;
}

/** The secret objectives that lie open to all: what is drawn to them from the deck is shown by a rule. */
const drawnOpenly = (game: Game): string =>
  game.state.order
    .filter((seat) => secretsOpen(game, seat))
    .map((seat) => game.state.seats[seat].secretObjectives.join())
    .join(';');

/** Answers alike in the twin, and notes what everybody sees of it otherwise than in the game. */
function compareTwin(
  { game, twin, told }: { game: Game; twin: Game; told: Fact[] },
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
  if (shown(told) || shown(toldToo) || drawnOpenly(game) !== drawnOpenly(twin)) return;
  found.compared++;
  if (openAsks(game.state).some(({ ask }) => ask.question === 'window')) found.windows++;
  const [a, b] = [seenByAll(game, told), seenByAll(twin, toldToo)].map((seen) => JSON.stringify(seen));
  if (a !== b) found.differences.push(`after ${question} of ${player} (${JSON.stringify(reply)}): ${difference(a, b)}`);
}

/** Whether a card of somebody else's hand was chosen, which a rule shows to this player. */
const looksInto = (state: State, player: SeatId, reply: Answer): boolean =>
  Array.isArray(reply) &&
  reply.some((key) => key.includes('#') && !state.seats[player].actionCards.includes(key) && !state.decks.action.discard.includes(key));

const REVEALING: ReadonlySet<string> = new Set<FactType>([
  'objective-revealed',
  'action-cards-discarded',
  'action-card-played',
  'objective-scored',
]);
/** What was told while something was done, in the order in which it was. */
function listening(game: Game, body: () => void): Fact[] {
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

const shown = (told: Fact[]): boolean => told.some((fact) => !Array.isArray(fact.to) && REVEALING.has(fact.type));

function difference(a: string, b: string): string {
  let at = 0;
  while (a[at] === b[at]) at++;
  return `…${a.slice(Math.max(0, at - 120), at + 120)}… and …${b.slice(Math.max(0, at - 20), at + 120)}…`;
}
