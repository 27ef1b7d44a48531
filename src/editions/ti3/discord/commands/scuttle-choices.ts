import type { Choice, MenuCommand } from '#discord/edition/game-presenter.ts';
import type { SeatId } from '#engine';
import type { Game } from '#ti3/rules/game.ts';
import { nameOf, nameOfPlanet, nameOfSystem, formatUnitCounts } from '#ti3/rules/names.ts';
import { scuttleOptions, type ScuttleOption } from '#ti3/rules/phases/scuttling.ts';

/** Returns the units that can be scuttled (E3 16.7) as choices with their meaning, small counts first. */
export const scuttleChoices = (game: Game, seat: SeatId): (Choice & { means: ScuttleOption })[] =>
  scuttleOptions(game, seat)
    .flatMap((one) => Array.from({ length: one.count }, (_, i) => ({ ...one, count: i + 1 })))
    .sort((a, b) => a.count - b.count)
    .map((means) => {
      const { type, count, system, planet, leaders = [] } = means;
      const aboard = leaders.map((id) => nameOf(game, id)).join(' and ');
      // A system may have the id of its only planet, so the key has the place.
      const place =
        planet === undefined ? `in space at ${nameOfSystem(game, system)}` : `on ${nameOfPlanet(game, planet)}`;
      return {
        key: [count, type, system, planet ?? 'space', ...leaders].join(' '),
        label: `${formatUnitCounts(game, { [type]: count })}${aboard && ` with ${aboard}`} ${place}`,
        means,
      };
    });

/** Button that opens the command. */
export const SCUTTLE_COMMAND: MenuCommand = { path: 'move scuttle-units', label: 'Scuttle units' };
