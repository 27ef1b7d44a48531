import { bookOf, onlyBook } from '#ti3/rulebook.ts';
import { thirdEdition } from '#ti3/service/edition.ts';
import { drawBoard } from '#ti3/render/index.ts';
import { busily } from '#ti3/simulation/simulate.ts';
import { third as rehearsed } from '#ti3/simulation/simulated-edition.ts';
import { newGame } from '#ti3/rules/game.ts';
import { newState } from '#ti3/rules/setup/new-state.ts';
import type { State } from '#ti3/rules/state.ts';
import { boardView } from '#ti3/views/index.ts';
import { clone } from '#engine';
import { generator, numberFrom, playOut } from '#simulation';
import { LATE, PLAYERS, type Benched, type Late } from './benchmarked-edition.ts';

const book = bookOf();
const stateOf = (state: Late): State => state as unknown as State;

/** A whole game at random, looked at after every answer. */
function played(seed: string, watch: (state: State) => void = () => {}): number {
  const seats = Array.from({ length: PLAYERS }, (_, i) => ({ id: `p${i + 1}` }));
  const below = generator(numberFrom(seed));
  const game = newGame(newState(book, { seed, players: seats }), book);
  return playOut(rehearsed, { game, below, answerer: busily(below), watch: ({ state }) => watch(state) }).answers;
}

/** As of the fourth: six players in the action phase of a late round. */
function lateState(of: string): State {
  for (let i = 0; ; i++) {
    let found: State | undefined;
    played(`${of} late ${i}`, (now) => {
      if (!found && now.round >= LATE && now.phase === 'action' && now.turn.number > 2) found = clone(now) as State;
    });
    if (found) return found;
  }
}

export function third(seed: string): Benched {
  return {
    title: 'Third edition',
    late: lateState(seed) as unknown as Late,
    edition: (name, procedure) =>
      thirdEdition(onlyBook({ ...book, procedures: { ...book.procedures, [name]: procedure as never } })),
    settings: {},
    draw: (late, names, table) => {
      const board = boardView(newGame(stateOf(late), book));
      // As the fourth edition's pictures do, these name the players.
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
