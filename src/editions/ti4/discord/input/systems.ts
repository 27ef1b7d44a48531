import { systemChoices, resolveSystem as meant, type NamedSystem } from '#discord/input/resolve-system.ts';
import type { Choice } from '#discord/edition/edition-adapter.ts';
import type { Game } from '#ti4/rules/game.ts';
import { nameOfSystem } from '#ti4/rules/names.ts';
import type { SystemId } from '#ti4/rules/state.ts';
import { tileOf } from '#ti4/rules/board/tiles.ts';

/** What somebody may call a system: by its planets, and by its tile where that has a name of its own. */
const namesOf = (game: Game, system: SystemId): string[] => {
  const name = nameOfSystem(game, system).replace(/ \(.*\)$/, '');
  const tile = tileOf(game, system)?.name ?? name;
  return [name, ...(tile === name || game.state.systems[system].position !== null ? [] : [tile])];
};

const called = (game: Game): NamedSystem[] =>
  Object.values(game.state.systems).map(({ id, position }) => ({
    id,
    position,
    names: namesOf(game, id),
    aliases: (tileOf(game, id)?.planets ?? []).map(({ name }) => name),
  }));

/** The systems of a board, by their places and by what they are called. */
export const boardSystemChoices = (game: Game): Choice[] => systemChoices(called(game));

/** The system somebody means; an Illegal with the nearest names where there is none. */
export const resolveSystem = (game: Game, typed: string): SystemId => meant(called(game), typed);
