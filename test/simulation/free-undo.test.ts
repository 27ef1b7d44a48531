import { expect, test } from 'vitest';
import { rulebookOf } from '#ti4/rulebook.ts';
import {
  answer,
  copyState,
  diff,
  openAsks,
  answerProblem,
  randomAnswer,
  specOf,
  windowQuestion,
  type Answer,
  type Json,
  type Id,
} from '#engine';
import type { AskSyncResult } from '#service/command-log/sync-asks.ts';
import { createFourthEdition } from '#ti4/service/edition.ts';
import { newGame, type Game } from '#ti4/rules/game.ts';
import type { SeatId, State } from '#ti4/rules/state.ts';
import { playOut } from '#ti4/simulation/play-out.ts';
import { createEagerAnswerer } from '#ti4/simulation/eager-player.ts';
import { setUpGame } from '#ti4/simulation/simulate.ts';
import { undoScopeOf } from '#service/undo/undo-scope.ts';
import { knownTo } from '#ti4/views/known-game.ts';
import { pendingSeats } from '#ti4/views/index.ts';
import { guardedTi4 } from '../../scripts/chaos/secrets/editions/ti4.ts';
import { redealHands } from '../../scripts/chaos/secrets/veiled-games.ts';
import { createRandom } from '#simulation';
import { singleRulebook } from '#ti4/rules/rulebooks.ts';

const book = rulebookOf();
const edition = createFourthEdition(singleRulebook(book)) as never;

/** All that a seat can see: what it knows of the table, what it is asked with every option, and who else is asked. */
const seenBy = (game: Game, seat: SeatId): string =>
  JSON.stringify({
    known: knownTo(game, seat).state,
    asked: openAsks(game.state)
      .filter(({ ask }) => ask.player === seat)
      .map((open) => specOf(game as never, open)),
    answered: openAsks(game.state).map(({ ask }) => [ask.player, ask.question, ask.reply !== undefined]),
    waiting: pendingSeats(game),
  });

interface Given {
  seat: SeatId;
  id: Id;
  reply: Answer;
  firm: boolean;
}

/** An answer given to a game, as the table gives it; whether it can be taken back alone. */
function given(game: Game, { seat, id, reply, firm }: Given): boolean {
  const before = copyState(game.state) as State;
  const facts: State['facts'] = [];
  const record = game.addFact.bind(game);
  game.addFact = (fact) => {
    facts.push(fact);
    record(fact);
  };
  answer(game as never, seat, id, structuredClone(reply), firm);
  const known = new Set(openAsks(before).map(({ ask }) => ask.id));
  const opened = openAsks(game.state)
    .filter(({ ask }) => !known.has(ask.id))
    .map(({ ask, path }) => {
      const event = ask.question === windowQuestion.name ? (ask.data as { event: never }).event : undefined;
      game.framePath = path;
      const covered = ask.veiled || (event !== undefined && book.windows.isSuspected(game, ask.player, event));
      game.framePath = [];
      return { ask: ask.id, seat: ask.player, covered };
    });
  const reverse = diff(game.state as unknown as Json, before as unknown as Json);
  const asks: AskSyncResult = { opened: opened as never, reshown: [], isVisible: true, nextAsk: 0 };
  return (
    undoScopeOf(
      edition,
      { kind: 'answer', user: 'ann', seat, payload: null as never },
      {
        after: game.state,
        facts,
        isUnpredictable: game.isUnpredictable,
        seatsHeard: game.seatsHeard,
        chance: [],
        reverse,
        asks,
      },
    ) === 'choice'
  );
}

/** What others hold for later is another answer; where no window is open, their hidden cards are others as well, and so is the seed. */
function unknownsChanged(state: State, seat: SeatId, below: (n: number) => number): State {
  const windows = openAsks(state).some(({ ask }) => ask.question === windowQuestion.name);
  const other = windows ? (copyState(state) as State) : redealHands(guardedTi4, newGame(state, book), seat, below);
  other.seed = 'another';
  const game = newGame(other, book);
  for (const open of openAsks(other)) {
    if (open.ask.reply === undefined || open.ask.player === seat) continue;
    const spec = specOf(game as never, open);
    for (let attempt = 0; attempt < 4; attempt++) {
      const reply = randomAnswer(spec, below);
      if (reply !== null && answerProblem(game as never, open, reply, spec) === undefined) open.ask.reply = reply;
    }
  }
  return other;
}

function walk(players: number, seed: number): { free: number; asked: number; held: number; wrong: string[] } {
  const found = { free: 0, asked: 0, held: 0, wrong: [] as string[] };
  const below = createRandom(seed);
  const act = createEagerAnswerer(below);
  playOut({
    book,
    below,
    maxAnswers: 600,
    state: setUpGame(book, { players, seed: `free ${seed}`, veil: 'everything', late: true }),
    // Looked at before it is answered: with copies, so that the game itself goes on as it would.
    answerer: (open, spec, check, game) => {
      const reply = act(open, spec, check, game);
      const { player: seat, id, question } = open.ask;
      const here = newGame(copyState(game.state) as State, book);
      const there = newGame(unknownsChanged(game.state, seat, below), book);
      // What is no longer alike before it tells nothing.
      if (seenBy(here, seat) !== seenBy(there, seat)) return reply;
      const twin = openAsks(there.state).find(({ ask }) => ask.id === id);
      if (!twin || answerProblem(there as never, twin, reply) !== undefined) return reply;
      const one = { seat, id, reply, firm: false };
      const [alone, alike] = [given(here, one), given(there, one)];
      if (alone) found.free++;
      else found.asked++;
      if (openAsks(game.state).some(({ ask }) => ask.reply !== undefined && ask.player !== seat)) found.held++;
      const same = seenBy(here, seat) === seenBy(there, seat);
      if (alone && alike && !same)
        found.wrong.push(
          `${question} of ${seat} is free and shows what ${seat} did not know: ${JSON.stringify(reply)}`,
        );
      if (same && alone !== alike)
        found.wrong.push(
          `whether ${question} of ${seat} is free tells what ${seat} does not know: ${JSON.stringify(reply)}`,
        );
      return reply;
    },
  });
  return found;
}

test.each([
  [4, 1],
  [5, 2],
])('an undo without consent reveals nothing to its player: %i players', (players, seed) => {
  const { free, asked, held, wrong } = walk(players, seed);
  expect(wrong).toEqual([]);
  // Both come up, and so does what others hold.
  expect(free).toBeGreaterThan(60);
  expect(asked).toBeGreaterThan(60);
  expect(held).toBeGreaterThan(20);
});
