import { drawBoard } from '#ti4/render/index.ts';
import { createFourthEdition } from '#ti4/service/edition.ts';
import { playOut } from '#ti4/simulation/play-out.ts';
import { setUpGame } from '#ti4/simulation/simulate.ts';
import { singleRulebook } from '#ti4/rules/rulebooks.ts';
import { newGame, type Game, type Rulebook } from '#ti4/rules/game.ts';
import type { State } from '#ti4/rules/state.ts';
import { buildBoardView } from '#ti4/views/index.ts';
import { clone } from '#engine';
import { createRandom, seedFromText } from '#simulation';
import { LATE_ROUND, PLAYER_COUNT, type BenchmarkedEdition, type LateState } from './benchmarked-edition.ts';

const stateOf = (state: LateState): State => state as unknown as State;

/** Returns a state of six players in the action phase of a late round, after random play. */
function lateState(book: Rulebook, of: string): State {
  for (let i = 0; ; i++) {
    const seed = `${of} late ${i}`;
    let found: State | undefined;
    const state = setUpGame(book, { players: PLAYER_COUNT, seed });
    playOut({
      book,
      state,
      below: createRandom(seedFromText(seed)),
      onAnswer: ({ state: now }: Game) => {
        if (!found && now.round >= LATE_ROUND && now.phase === 'action' && now.turn.number > 2) found = clone(now);
      },
    });
    if (found) return found;
  }
}

/** Returns the benchmark of the fourth edition with the sets of `book`. */
export function ti4Benchmark(book: Rulebook, seed: string): BenchmarkedEdition {
  return {
    title: 'Fourth edition',
    late: lateState(book, seed) as unknown as LateState,
    edition: (name, procedure) =>
      createFourthEdition(singleRulebook({ ...book, procedures: { ...book.procedures, [name]: procedure as never } })),
    settings: { sets: book.sets.map((name) => name.split('@')[0]) },
    draw: (state, names, table) => drawBoard(buildBoardView(newGame(stateOf(state), book), null, names), { table }),
    changed: (late, turn) => {
      const state = stateOf(late);
      const placed = Object.values(state.systems).filter(({ position }) => position !== null);
      const id = `u${state.nextId++}`;
      state.units[id] = {
        id,
        type: 'destroyer',
        owner: state.order[turn % state.order.length],
        system: placed[turn % placed.length].id,
      };
    },
    play: (of) =>
      playOut({
        book,
        state: setUpGame(book, { players: PLAYER_COUNT, seed: of }),
        below: createRandom(seedFromText(of)),
      }).answers,
  };
}
