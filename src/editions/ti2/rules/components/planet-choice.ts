import type { Option } from '#engine';
import { positionOfPlanet, formatPlanet, formatUnrest } from '#ti2/rules/planets/planet-labels.ts';
import type { Game } from '#ti2/rules/game.ts';
import { nameOfPlanet } from '#ti2/rules/names.ts';
import type { PlanetId, SeatId } from '#ti2/rules/terms.ts';
import { chooseOption } from './target-questions.ts';

// Questions about planets as targets of cards, with information on each planet.

/** Returns the option for a planet with its position and values; `told`: further information on it. */
export const planetOption = (game: Game, key: PlanetId, told?: string): Option => ({
  key,
  label: nameOfPlanet(game, key),
  group: positionOfPlanet(game, key),
  hint: told === undefined ? formatPlanet(game, key) : `${formatPlanet(game, key)}: ${told}`,
});

/** Returns the option for a planet that belongs to the player who is asked. */
export const ownPlanetOption = (game: Game, seat: SeatId, key: PlanetId): Option => ({
  ...planetOption(game, key),
  hint: formatPlanet(game, key, seat),
});

/** Asks for one of several planets. If all belong to the player who is asked, no owner is named. */
export function choosePlanet(game: Game, seat: SeatId, prompt: string, planets: readonly PlanetId[], title?: string) {
  const isAllOwn = planets.every((key) => game.state.planets[key].owner === seat);
  return chooseOption.ask(seat, {
    prompt,
    options: planets.map((key) => (isAllOwn ? ownPlanetOption(game, seat, key) : planetOption(game, key))),
    ...(title !== undefined && { title }),
  });
}

/** Asks which planet makes an insurgence check (E2 11.1). */
export const choosePlanetToRevolt = (game: Game, seat: SeatId, prompt: string, planets: readonly PlanetId[]) =>
  chooseOption.ask(seat, { prompt, options: planets.map((key) => planetOption(game, key, formatUnrest(game, key))) });
