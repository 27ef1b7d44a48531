import { Illegal } from '../../../engine/index.ts';
import { closest } from '../../../words/closest.ts';
import { listed } from '../../../words/sentences.ts';
import type { Game } from '../rules/game.ts';
import { nameOfSystem } from '../rules/names.ts';
import type { SystemId } from '../rules/state.ts';
import { tileOf } from '../rules/units/tiles.ts';

/** What somebody may call a system: by its planets, and by its tile where that has a name of its own. */
const namesOf = (game: Game, system: SystemId): string[] => {
  const name = nameOfSystem(game, system).replace(/ \(.*\)$/, '');
  const tile = tileOf(game, system)?.name ?? name;
  return [name, ...(tile === name || game.state.systems[system].position !== null ? [] : [tile])];
};

/** The systems of a board, by their places and by what they are called. */
export const systemsCalled = (game: Game): { key: string; label: string }[] =>
  Object.values(game.state.systems)
    .map(({ id, position }) => ({ key: position ?? id, label: `${position ?? 'off the board'} ${namesOf(game, id).join(', ')}` }))
    .sort((a, b) => (a.label < b.label ? -1 : 1));

/** The system somebody means by its place, its number, its name or part of it; an Illegal with the nearest names where there is none. */
export function systemMeant(game: Game, typed: string): SystemId {
  const wanted = typed.trim().toLowerCase();
  const systems = Object.values(game.state.systems);
  const called = systems.map(({ id, position }) => ({
    id,
    marks: [position, id, `${position ?? 'off the board'} ${namesOf(game, id).join(', ')}`.toLowerCase()],
    names: [...namesOf(game, id), ...(tileOf(game, id)?.planets ?? []).map(({ name }) => name)],
  }));
  const found =
    called.find(({ marks, names }) => marks.includes(wanted) || names.some((name) => name.toLowerCase() === wanted)) ??
    called.find(({ names }) => wanted !== '' && names.some((name) => name.toLowerCase().includes(wanted)));
  if (found) return found.id;
  const near = /^\d+$/.test(wanted) ? systems.flatMap(({ position }) => position ?? []) : called.flatMap(({ names }) => names);
  throw new Illegal(`There is no system “${typed.trim().slice(0, 40)}” on this board. Near to it: ${listed(closest(typed, near, 3))}.`);
}
