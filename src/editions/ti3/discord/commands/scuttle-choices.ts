import type { Choice, MenuCommand } from '#discord/edition/edition-adapter.ts';
import type { SeatId } from '#engine';
import type { Game } from '#ti3/rules/game.ts';
import { nameOfPlanet, nameOfSystem, formatUnitCounts } from '#ti3/rules/names.ts';
import { scuttleOptions, type ScuttleOption } from '#ti3/rules/phases/scuttling.ts';

/** Units that could be scuttled just now (E3 16.7), few of them first; with each choice what it means. */
export const scuttleChoices = (game: Game, seat: SeatId): (Choice & { means: ScuttleOption })[] =>
  scuttleOptions(game, seat)
    .flatMap((one) => Array.from({ length: one.count }, (_, i) => ({ ...one, count: i + 1 })))
    .sort((a, b) => a.count - b.count)
    .map((means) => {
      const { type, count, system, planet } = means;
      // Where a system has the id of its only planet, its space and its ground are two places nevertheless.
      const place =
        planet === undefined ? `in space at ${nameOfSystem(game, system)}` : `on ${nameOfPlanet(game, planet)}`;
      return {
        key: [count, type, system, planet ?? 'space'].join(' '),
        label: `${formatUnitCounts(game, { [type]: count })} ${place}`,
        means,
      };
    });

/** The button for it. */
export const SCUTTLE_COMMAND: MenuCommand = { path: 'move scuttle-units', label: 'Scuttle units' };
