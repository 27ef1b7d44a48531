import { rulebookOf } from '#ti4/rulebook.ts';
import { newGame } from '#ti4/rules/game.ts';
import { newState } from '#ti4/rules/setup/new-state.ts';
import { prepareGame } from '#ti4/rules/setup/prepare-game.ts';
import type { State } from '#ti4/rules/state.ts';
import { buildBoardView, type BoardView } from '#ti4/views/index.ts';

const book = rulebookOf([], ['base', 'codex-1', 'pok']);
const FACTIONS = ['sol', 'hacan', 'letnev', 'jol-nar', 'creuss', 'mentak', 'naalu', 'winnu'];
const COLORS = ['blue', 'yellow', 'red', 'purple', 'green', 'black', 'orange', 'pink'] as const;
const NAMES = { p1: 'Ann', p2: 'Bob', p3: 'Cat', p4: 'Dora', p5: 'Eve', p6: 'Finn', p7: 'Gus', p8: 'Hal' };

/** A game on one of the larger boards as it begins; `change`: as it stands when it is looked at. */
export function kings(preset: string, change: (state: State) => void = () => undefined): BoardView {
  const { players } = book.boards[preset];
  const state = newState(
    book,
    prepareGame(book, {
      seed: 'kings',
      seating: 'as-listed',
      board: { preset },
      dealPartial: true,
      players: Array.from({ length: players }, (_, i) => ({ id: `p${i + 1}`, faction: FACTIONS[i], color: COLORS[i] })),
    }),
  );
  state.phase = 'action';
  state.speaker = 'p2';
  change(state);
  const seen = buildBoardView(newGame(state, book), null, NAMES);
  // What a game begins with is for other tests.
  for (const seat of seen.seats) seat.technologies = [];
  return seen;
}

/** Eight players, somebody on each side of the open nexus, most planets held. */
export const eight = (): BoardView =>
  kings('alternate-8', (state) => {
    state.systems['82'].face = 'open';
    state.planets.mallice.controller = 'p8';
    const add = (
      owner: string,
      type: 'cruiser' | 'infantry' | 'dreadnought',
      system: string,
      planet?: string,
    ): void => {
      const id = `u${state.nextId++}`;
      state.units[id] = { id, type, owner, system, ...(planet && { planet }) };
    };
    add('p8', 'infantry', '82', 'mallice');
    add('p8', 'dreadnought', '82');
    add('p7', 'cruiser', '82');
    const seats = Object.keys(state.seats);
    Object.values(state.planets).forEach((planet, i) => {
      planet.controller ??= i % 3 ? seats[i % seats.length] : null;
    });
    for (const system of ['19', '50'])
      state.systems[system].markers = [{ id: `test-token#${system}`, component: 'test-token' }];
    for (const seat of seats) state.systems['18'].tokens.push(seat);
  });
