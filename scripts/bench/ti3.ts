import { rulebookOf, singleRulebook } from '#ti3/rulebook.ts';
import { createThirdEdition } from '#ti3/service/edition.ts';
import { drawBoard } from '#ti3/render/index.ts';
import { createEagerAnswerer } from '#ti3/simulation/simulate.ts';
import { ti3Simulation as rehearsed } from '#ti3/simulation/simulated-edition.ts';
import { newGame } from '#ti3/rules/game.ts';
import { newState } from '#ti3/rules/setup/new-state.ts';
import type { State } from '#ti3/rules/state.ts';
import { buildBoardView } from '#ti3/views/index.ts';
import { clone } from '#engine';
import { createRandom, seedFromText, playOut } from '#simulation';
import { LATE_ROUND, PLAYER_COUNT, type BenchmarkedEdition, type LateState } from './benchmarked-edition.ts';

const book = rulebookOf();
const stateOf = (state: LateState): State => state as unknown as State;

/** Plays a whole game at random, calling `watch` after every answer. */
function played(seed: string, watch: (state: State) => void = () => {}): number {
  const seats = Array.from({ length: PLAYER_COUNT }, (_, i) => ({ id: `p${i + 1}` }));
  const below = createRandom(seedFromText(seed));
  const game = newGame(newState(book, { seed, players: seats }), book);
  return playOut(rehearsed, {
    game,
    below,
    answerer: createEagerAnswerer(below),
    onAnswer: ({ state }) => watch(state),
  }).answers;
}

/** Returns a state of six players in the action phase of a late round. */
function lateState(of: string): State {
  for (let i = 0; ; i++) {
    let found: State | undefined;
    played(`${of} late ${i}`, (now) => {
      if (!found && now.round >= LATE_ROUND && now.phase === 'action' && now.turn.number > 2)
        found = clone(now) as State;
    });
    if (found) return found;
  }
}

export function ti3Benchmark(seed: string): BenchmarkedEdition {
  return {
    title: 'Third edition',
    late: lateState(seed) as unknown as LateState,
    edition: (name, procedure) =>
      createThirdEdition(singleRulebook({ ...book, procedures: { ...book.procedures, [name]: procedure as never } })),
    settings: {},
    draw: (late, names, table) => {
      const board = buildBoardView(newGame(stateOf(late), book));
      // Names the players, as the pictures of the fourth edition do.
      const view = { ...board, seats: board.seats.map((one) => ({ ...one, race: names[one.id] ?? one.race })) };
      return drawBoard(view, { table });
    },
    changed: (late, turn) => {
      const state = stateOf(late);
      const systems = Object.keys(state.systems);
      const id = `bench-${turn}`;
      state.units[id] = {
        id,
        type: 'destroyer',
        owner: state.order[turn % state.order.length],
        system: systems[turn % systems.length],
      };
    },
    play: (of) => played(of),
  };
}
