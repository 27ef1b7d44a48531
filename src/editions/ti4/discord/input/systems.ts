import type { NamedSystem } from '#discord/input/resolve-system.ts';
import type { Game } from '#ti4/rules/game.ts';
import { nameOfSystem } from '#ti4/rules/names.ts';
import type { SystemId } from '#ti4/rules/state.ts';
import { tileOf } from '#ti4/rules/board/tiles.ts';

/** Returns the names of a system: its own, and its tile's if that differs and the system is off the board. */
const namesOf = (game: Game, system: SystemId): string[] => {
  const name = nameOfSystem(game, system).replace(/ \(.*\)$/, '');
  const tile = tileOf(game, system)?.name ?? name;
  return [name, ...(tile === name || game.state.systems[system].position !== null ? [] : [tile])];
};

/** Returns all systems with the names that players may type for them. */
export const namedSystems = (game: Game): NamedSystem[] =>
  Object.values(game.state.systems).map(({ id, position }) => ({
    id,
    position,
    names: namesOf(game, id),
    aliases: (tileOf(game, id)?.planets ?? []).map(({ name }) => name),
  }));
