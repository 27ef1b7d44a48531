import type { Choice, Led } from '#discord/edition/edition-adapter.ts';
import type { SeatId } from '#engine';
import type { Game } from '#ti3/rules/game.ts';
import { nameOfPlanet, nameOfSystem, nameOfUnits } from '#ti3/rules/names.ts';
import { scuttleable, type Scuttled } from '#ti3/rules/phases/scuttling.ts';

/** Units that could be scuttled just now (E3 16.7), few of them first; with each choice what it means. */
export const scuttledOf = (game: Game, seat: SeatId): (Choice & { means: Scuttled })[] =>
  scuttleable(game, seat)
    .flatMap((one) => Array.from({ length: one.count }, (_, i) => ({ ...one, count: i + 1 })))
    .sort((a, b) => a.count - b.count)
    .map((means) => {
      const { type, count, system, planet } = means;
      // Where a system has the id of its only planet, its space and its ground are two places nevertheless.
      const place =
        planet === undefined ? `in space at ${nameOfSystem(game, system)}` : `on ${nameOfPlanet(game, planet)}`;
      return {
        key: [count, type, system, planet ?? 'space'].join(' '),
        label: `${nameOfUnits(game, { [type]: count })} ${place}`,
        means,
      };
    });

/** The button for it. */
export const SCUTTLE: Led = { path: 'move scuttle-units', label: 'Scuttle units' };
