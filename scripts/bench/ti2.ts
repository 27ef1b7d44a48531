import { rulebookOf, singleRulebook } from '#ti2/rulebook.ts';
import { createSecondEdition } from '#ti2/service/edition.ts';
import { drawBoard } from '#ti2/render/index.ts';
import { createEagerAnswerer } from '#ti2/simulation/simulate.ts';
import { ti2Simulation as rehearsed } from '#ti2/simulation/simulated-edition.ts';
import { newGame } from '#ti2/rules/game.ts';
import { newState } from '#ti2/rules/setup/new-state.ts';
import type { State } from '#ti2/rules/state.ts';
import { buildBoardView } from '#ti2/views/index.ts';
import { clone } from '#engine';
import { createRandom, seedFromText, playOut } from '#simulation';
import { LATE_ROUND, PLAYER_COUNT, type BenchmarkedEdition, type LateState } from './benchmarked-edition.ts';

const book = rulebookOf();
/** Last round: random play would not reach the end of a game of the second edition. */
const LAST_ROUND = 15;
const stateOf = (state: LateState): State => state as unknown as State;

function played(seed: string, watch: (state: State) => void = () => {}): number {
  const below = createRandom(seedFromText(seed));
  const players = Array.from({ length: PLAYER_COUNT }, (_, i) => ({ id: `p${i + 1}` }));
  const game = newGame(newState(book, { seed, players, lastRound: LAST_ROUND }), book);
  return playOut(rehearsed, { game, below, answerer: createEagerAnswerer(below), onAnswer: (now) => watch(now.state) })
    .answers;
}

/** Returns a state in the middle of the turns of a late round. */
function lateState(of: string): State {
  const found: State[] = [];
  for (let i = 0; !found.length; i++)
    played(`${of} late ${i}`, (now) => {
      if (!found.length && now.round >= LATE_ROUND && now.phase === 'turns' && now.turn.had.length > 2)
        found.push(clone(now) as State);
    });
  return found[0];
}

export const ti2Benchmark = (seed: string): BenchmarkedEdition => ({
  title: 'Second edition (2000)',
  settings: {},
  late: lateState(seed) as unknown as LateState,
  play: (of) => played(of),
  edition: (name, procedure) =>
    createSecondEdition(singleRulebook({ ...book, procedures: { ...book.procedures, [name]: procedure as never } })),
  draw: (late, names, table) => drawBoard(buildBoardView(newGame(stateOf(late), book), names), { table }),
  changed: (late, turn) => {
    const { order, systems, units } = stateOf(late);
    const places = Object.keys(systems);
    const id = `bench-${turn}`;
    units[id] = { id, type: 'cruiser', owner: order[turn % order.length], system: places[turn % places.length] };
  },
});
