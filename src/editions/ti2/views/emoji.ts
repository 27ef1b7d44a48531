import { colorEmojiToken, emojiToken } from '#text/emoji-tokens.ts';
import type { Game } from '#ti2/rules/game.ts';
import { nameOfPlanet, nameOfSeat } from '#ti2/rules/names.ts';
import type { SeatId, TechnologyColor, UnitType } from '#ti2/rules/terms.ts';

const PLAIN = { blue: '🟦', green: '🟩', red: '🟥', yellow: '🟨' } satisfies Record<TechnologyColor, string>;

/** Names of the unit emoji. */
export const UNIT_EMOJI_NAMES = {
  dreadnought: 'dreadnought',
  cruiser: 'cruiser',
  carrier: 'carrier',
  fighter: 'fighter',
  'shock-troop': 'shock_troop',
  'ground-force': 'infantry',
  pds: 'pds',
  spacedock: 'space_dock',
} satisfies Record<UnitType, string>;

/** Name of the emoji of a credit. */
export const CREDIT_EMOJI_NAME = 'credit';

export const technologyEmoji = (color: TechnologyColor): string => emojiToken(`technology_${color}`, PLAIN[color]);
export const unitEmoji = (type: UnitType): string => emojiToken(UNIT_EMOJI_NAMES[type]);

/** Returns the emoji of a seat's color, to precede its name. */
export const seatEmoji = ({ state }: Game, seat: SeatId): string => {
  const found = state.seats[seat];
  return found ? colorEmojiToken(found.color) : '';
};

/**
 * Creates a function that returns the emoji of an option by the name its label begins with; undefined if there is none.
 */
export function createOptionEmoji(game: Game): (words: string) => string | undefined {
  const { book, state } = game;
  const technologies = Object.values(book.byKind.technology).map(({ name, color }) => [name, technologyEmoji(color)]);
  const units = Object.values(book.units).flatMap(({ type, name, plural }) =>
    [name, plural].map((called) => [called, unitEmoji(type)]),
  );
  const seats = state.order.map((seat) => [nameOfSeat(game, seat), seatEmoji(game, seat).trim()]);
  const planets = Object.keys(state.planets).flatMap((planet) => {
    const { specialty } = book.planets[planet];
    return specialty ? [[nameOfPlanet(game, planet), technologyEmoji(specialty)]] : [];
  });
  const credits = ['credit', 'credits'].map((called) => [called, emojiToken(CREDIT_EMOJI_NAME)]);
  const shown = new Map(
    [...technologies, ...units, ...seats, ...planets, ...credits].map(([called, picture]) => [
      called.toLowerCase(),
      picture,
    ]),
  );
  return (words) =>
    shown.get(
      words
        .toLowerCase()
        .replace(/^\d+ /, '')
        .split(/ (?:from|on|to|in|for|and|at) |[,:(@]/, 1)[0]
        .trim(),
    );
}
