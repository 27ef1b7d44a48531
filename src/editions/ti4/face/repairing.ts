import type { Json } from '../../../engine/index.ts';
import type { Repair } from '../../../table/index.ts';
import type { Place } from '../rules/combat/combat.ts';
import { newGame, type Game, type Rulebook } from '../rules/game.ts';
import type { State } from '../rules/state.ts';

/** What a correction is given: text, field by field. */
export type Fields = Record<string, string>;

const fields = (data: Json): Fields =>
  data !== null && typeof data === 'object' && !Array.isArray(data)
    ? Object.fromEntries(Object.entries(data).map(([key, value]) => [key, String(value)]))
    : {};

/** What a correction is followed by, where the rules have it so. */
type Follows = ReturnType<Repair<State>['run']>;

/** A correction over text fields; the game given to it is the edition's own. */
export const repair = (
  name: string,
  check: (game: Game, given: Fields) => string | undefined,
  run: (game: Game, given: Fields) => Follows | void,
): Repair<State> => {
  const own = (game: { state: State; book: unknown }): Game => newGame(game.state, game.book as Rulebook);
  return {
    name,
    check: (game, data) =>
      // A question may be passed over at any time.
      game.state.draft && name !== 'skip' ? 'Nothing lies on the table before the draft is over.' : check(own(game), fields(data)),
    run: (game, data) => {
      game.fact({ type: 'corrected', what: name, about: fields(data) });
      return run(own(game), fields(data)) ?? undefined;
    },
  };
};

/** A whole number of at most three digits, as it was typed. */
export const wholeNumber = (text: string): number | undefined => (/^\d{1,3}$/.test(text) ? Number(text) : undefined);

/** Why nothing of a seat can be corrected. */
export const seatProblem = (game: Game, seat: string): string | undefined => {
  if (!game.state.order.includes(seat)) return 'There is no such seat.';
  return game.state.seats[seat].eliminated ? 'That player is out of the game.' : undefined;
};

/** A planet by its id, or a system by its id or position. */
export function placeOf(game: Game, text: string): Place | undefined {
  const planet = Object.hasOwn(game.state.planets, text) ? game.state.planets[text] : undefined;
  if (planet) return { system: planet.system, planet: planet.id };
  const system = Object.values(game.state.systems).find((one) => one.position === text || one.id === text);
  return system && { system: system.id };
}
