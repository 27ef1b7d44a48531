import type { Option } from '#engine';
import { placeOfPlanet, planetTold, unrestTold } from '#ti2/rules/planets/planet-labels.ts';
import type { Game } from '#ti2/rules/game.ts';
import { nameOfPlanet } from '#ti2/rules/names.ts';
import type { PlanetId, SeatId } from '#ti2/rules/terms.ts';
import { chooseAmong } from './target-questions.ts';

// Planets that cards are pointed at, each with what there is to know of it.

/** A planet to choose: where it lies and what there is; `told`: what else counts there. */
export const planetOption = (game: Game, key: PlanetId, told?: string): Option => ({
  key,
  label: nameOfPlanet(game, key),
  group: placeOfPlanet(game, key),
  hint: told === undefined ? planetTold(game, key) : `${planetTold(game, key)}: ${told}`,
});

export const choosePlanet = (game: Game, seat: SeatId, prompt: string, planets: readonly PlanetId[], title?: string) =>
  chooseAmong.of(seat, {
    prompt,
    options: planets.map((key) => planetOption(game, key)),
    ...(title !== undefined && { title }),
  });

/** One of them makes an insurgence check (E2 11.1). */
export const chooseRestless = (game: Game, seat: SeatId, prompt: string, planets: readonly PlanetId[]) =>
  chooseAmong.of(seat, { prompt, options: planets.map((key) => planetOption(game, key, unrestTold(game, key))) });
