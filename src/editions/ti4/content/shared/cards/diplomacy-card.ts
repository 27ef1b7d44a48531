import { ask, choose, chosenKeys, done, type Spec } from '#engine';
import { procedure, question, type Game } from '#ti4/rules/game.ts';
import { nameOfSystem } from '#ti4/rules/names.ts';
import { othersFrom } from '#ti4/rules/seats.ts';
import type { PlanetId, SeatId, SystemId } from '#ti4/rules/state.ts';
import { hasTokenIn } from '#ti4/rules/tokens/command-tokens.ts';
import { MECATOL_REX, planetsOf, planetsOnBoard, readyPlanet, planetWithValues } from '#ti4/rules/planets/planets.ts';

/** Tells whether all other players have a command token in a system, so that none is placed (20.5). */
const isHeldOff = (game: Game, seat: SeatId, system: SystemId): boolean =>
  othersFrom(game.state, seat).every((other) => hasTokenIn(game, other, system));

/** Asks for the system that the primary ability protects (32.2). */
export const chooseProtectedSystem = question<object>()(
  'diplomacy-system',
  (game, seat): Spec => {
    const rex = game.state.planets[MECATOL_REX]?.system;
    const systems = [...new Set(planetsOnBoard(game, seat).map((planet) => planet.system))].filter(
      (system) => system !== rex,
    );
    if (!systems.length) return { kind: 'none', reason: 'You control no planet outside the Mecatol Rex system.' };
    return choose(
      'In which of your systems must all other players place a command token?',
      systems.map((key) => ({
        key,
        label: nameOfSystem(game, key),
        ...(isHeldOff(game, seat, key) && { hint: 'all other players already have a command token there' }),
      })),
    );
  },
  { title: 'choose a system for Diplomacy' },
);

/** Returns the command tokens that the other players place in the protected system, one each. */
export const othersTokensInto = (
  game: Game,
  seat: SeatId,
  system: SystemId | undefined,
): { seat: SeatId; system: SystemId }[] =>
  system === undefined ? [] : othersFrom(game.state, seat).map((other) => ({ seat: other, system }));

/** Asks which of a seat's exhausted planets to ready, up to 2. */
export const choosePlanetsToReady = question<object>()(
  'diplomacy-planets',
  (game, seat): Spec => {
    const exhausted = planetsOf(game, seat).filter((planet) => planet.exhausted);
    if (!exhausted.length) return { kind: 'none', reason: 'You have no exhausted planets.' };
    return choose(
      'Which planets do you ready?',
      exhausted.map(({ id }) => ({ key: id, label: planetWithValues(game, id) })),
      { min: 0, max: 2, nothing: 'Ready none' },
    );
  },
  { title: 'ready planets with Diplomacy' },
);

export function readyPlanets(game: Game, seat: SeatId, planets: PlanetId[]): void {
  for (const planet of planets) readyPlanet(game, planet);
  if (planets.length) game.addFact({ type: 'planets-readied', seat, planets });
}

export const readyTwoPlanets = procedure<{ seat: SeatId }>()('diplomacy-secondary', {
  which: (_game, { seat }) => ask([choosePlanetsToReady.ask(seat, {})], 'ready'),
  ready: (game, { seat }, got) => {
    readyPlanets(game, seat, chosenKeys(got.answer));
    return done();
  },
});
