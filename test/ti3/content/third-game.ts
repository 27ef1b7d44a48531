import { answer, begin, openAsks, answerProblem, specOf, type Answer, type Json, type Spec } from '#engine';
import { rulebookOf } from '#ti3/rulebook.ts';
import { newGame, type Game } from '#ti3/rules/game.ts';
import { gainPlanet } from '#ti3/rules/planets/planets.ts';
import { newState } from '#ti3/rules/setup/new-state.ts';
import type { SetupOptions } from '#ti3/rules/setup/prepare-game.ts';
import type { PlanetId, SeatId } from '#ti3/rules/terms.ts';

export const book = rulebookOf();

/** A game as it is before its first choice. `races`: of p1, p2 and so on. */
export function laidOut(
  races: readonly string[] = ['sol', 'letnev', 'norr'],
  options: Partial<SetupOptions> = {},
  by = book,
): Game {
  const players = races.map((race, i) => ({ id: `p${i + 1}`, race }));
  return newGame(newState(by, { seed: 'a test', players, ...options }), by);
}

/** Gives planets to a seat, ready, as if it had had them for long. */
export function give(game: Game, seat: SeatId, ...planets: PlanetId[]): void {
  for (const planet of planets) {
    gainPlanet(game, seat, planet);
    Object.assign(game.state.planets[planet], { exhausted: false, takenIn: 0 });
  }
}

/** Planets of the galaxy outside everybody's home, those with most of something first. */
export const abroad = ({ state, book: { planets } }: Game): PlanetId[] => {
  const homes = Object.values(state.seats).map(({ home }) => home);
  return Object.values(state.planets)
    .filter(({ system, owner }) => owner === null && !homes.includes(system))
    .map(({ id }) => id)
    .sort((a, b) => planets[b].resources - planets[a].resources);
};

/** Plays one procedure by itself. */
export const play = (game: Game, procedure: string, data: object): void => begin(game, procedure, data as Json);

export function asked(game: Game): { player: SeatId; question: string; spec: Spec } {
  const [open] = openAsks(game.state);
  if (!open) throw new Error('Nothing is asked');
  return { player: open.ask.player, question: open.ask.question, spec: specOf(game, open) };
}

export function reply(game: Game, value: Answer, player?: SeatId): void {
  const open = openAsks(game.state).find(
    ({ ask }) => ask.reply === undefined && (player === undefined || ask.player === player),
  );
  if (!open) throw new Error('Nothing is asked');
  answer(game, open.ask.player, open.ask.id, value);
}

/** Why an answer would not be taken. */
export function refused(game: Game, value: Answer): string | undefined {
  const [open] = openAsks(game.state);
  return open && answerProblem(game, open, value);
}
