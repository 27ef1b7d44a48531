import { expect, test } from 'vitest';
import { bookOf } from '../../src/editions/ti4/book.ts';
import { answer, clone, openAsks, problem, type Answer, type OpenAsk, type Spec } from '../../src/engine/index.ts';
import { practiceAnswer, proposalFor } from '../../src/editions/ti4/practice/index.ts';
import { playOut } from '../../src/editions/ti4/rehearsal/play.ts';
import { practising } from '../../src/editions/ti4/rehearsal/players.ts';
import { laidOut } from '../../src/editions/ti4/rehearsal/run.ts';
import { newGame, type Game } from '../../src/editions/ti4/rules/game.ts';
import type { State } from '../../src/editions/ti4/rules/state.ts';
import { knownTo } from '../../src/editions/ti4/views/known.ts';
import { generator, randomly } from '../../src/rehearsal/index.ts';

const book = bookOf();
const isNothing = (reply: Answer): boolean =>
  reply === null || (typeof reply === 'object' && !Object.values(reply).some((count) => count !== 0));

/** The state after an answer, up to the next question. */
function after(game: Game, { ask }: OpenAsk, reply: Answer): State {
  const twin = newGame(clone(game.state) as State, book);
  answer(twin as never, ask.player, ask.id, reply);
  return twin.state;
}

/** What a seat has on the board and in hand. */
const holdings = (state: State, seat: string): Record<string, string[]> => ({
  units: Object.values(state.units).flatMap(({ id, owner }) => (owner === seat ? [id] : [])),
  cards: [...state.seats[seat].actionCards, ...state.seats[seat].promissoryNotes],
});

/** What a seat loses by an answer, and would not lose by answering nothing. */
function lost(game: Game, open: OpenAsk, reply: Answer, nothing: Answer): string[] {
  const { player, question } = open.ask;
  const [kept, left] = [after(game, open, nothing), after(game, open, reply)].map((state) => holdings(state, player));
  return Object.entries(kept).flatMap(([what, all]) => {
    const gone = all.filter((one) => !left[what].includes(one));
    return gone.length ? [`${question} ${JSON.stringify(reply)} gives up ${what}: ${gone.join(', ')}`] : [];
  });
}

/** Lines that only mend what is wrong, counted without need. */
function needless(spec: Spec, reply: Answer, isLegal: (reply: Answer) => boolean): string[] {
  if (spec.kind !== 'allot' || reply === null || typeof reply !== 'object' || Array.isArray(reply)) return [];
  return spec.lines
    .filter(({ key, mends }) => mends && reply[key] > 0 && isLegal({ ...reply, [key]: reply[key] - 1 }))
    .map(({ key, label }) => `${label} (${reply[key]})`);
}

/** Faults of one proposal. */
function faultsOf(game: Game, open: OpenAsk, spec: Spec): string[] {
  const { player, question, data, id } = open.ask;
  const check = (reply: Answer) => problem(game as never, open, reply, spec);
  const known = knownTo(game, player, open.path);
  const proposed = proposalFor(known, player, { question, data, spec, check }, String(id));
  if (isNothing(proposed)) return [];
  const nothing: Answer = spec.kind === 'allot' ? {} : [];
  const isLegal = (reply: Answer): boolean => check(reply) === undefined;
  const wrong = needless(spec, proposed, isLegal).map((what) => `${question}: ${what}`);
  if (!isLegal(nothing)) return wrong;
  const idle = isNothing(practiceAnswer(known, player, { question, data, spec, check }, String(id)));
  if (idle && question === 'move-ships') wrong.push(`${question} ${JSON.stringify(proposed)} sends what is better kept`);
  // A card that a practice player plays, and the price of what is found, is an exchange.
  return idle || spec.kind === 'allot' ? [...wrong, ...lost(game, open, proposed, nothing)] : wrong;
}

test('a proposal gives up nothing that the rules do not take', () => {
  const wrong: string[] = [];
  const met = new Set<string>();
  for (const [players, seed] of [
    [6, 'proposals a'],
    [3, 'proposals b'],
  ] as const) {
    const state = laidOut(book, { players, seed, late: true });
    const below = generator(players);
    const anything = randomly(below);
    playOut({
      book,
      state,
      below,
      practising: state.order,
      limit: 500,
      answerer: (open, spec, check, game) => {
        if (spec.kind === 'allot' || spec.kind === 'choose') {
          met.add(open.ask.question);
          if (!openAsks(game.state).some(({ ask }) => ask.veiled)) wrong.push(...faultsOf(game, open, spec));
        }
        return below(6) ? practising(open, spec, check, game) : anything(open, spec, check, game);
      },
    });
  }
  expect([...met]).toEqual(expect.arrayContaining(['move-ships', 'units-to-produce', 'planets-for-votes', 'commit-ground-forces']));
  expect(wrong).toEqual([]);
});
