import { colorEmojiToken, emojiToken } from '#text/emoji-tokens.ts';
import type { Game } from '#ti3/rules/game.ts';
import { nameOfPlanet, nameOfSeat } from '#ti3/rules/names.ts';
import type { SeatId, TechnologyColor, UnitType } from '#ti3/rules/terms.ts';

/** Fallback characters for the colors of technologies, used where their emoji cannot be shown. */
const TECHNOLOGY_SIGNS: Record<TechnologyColor, string> = { blue: '🟦', green: '🟩', red: '🟥', yellow: '🟨' };
const OF_A_RACE = '⬜';

/** Names of the unit emoji. */
export const UNIT_EMOJI_NAMES: Record<UnitType, string> = {
  'war-sun': 'war_sun',
  flagship: 'flagship',
  dreadnought: 'dreadnought',
  cruiser: 'cruiser',
  destroyer: 'destroyer',
  carrier: 'carrier',
  fighter: 'fighter',
  'ground-force': 'infantry',
  'mechanized-unit': 'mech',
  'shock-troop': 'shock_troop',
  pds: 'pds',
  'space-dock': 'space_dock',
  refinery: 'refinery',
  colony: 'colony',
};

/** Returns the emoji of a technology. Racial technologies have no color. */
export const technologyEmoji = (color?: TechnologyColor): string =>
  color ? emojiToken(`technology_${color}`, TECHNOLOGY_SIGNS[color]) : emojiToken('technology_race', OF_A_RACE);

/** Names of the emoji of goods and areas, each with the words it precedes. */
const THING_SIGNS: Record<string, readonly string[]> = {
  trade_good: ['trade good', 'trade goods'],
  command_counter: ['command counter', 'command counters', 'command pool', 'fleet supply', 'strategy allocation'],
};

export const unitEmoji = (type: UnitType): string => emojiToken(UNIT_EMOJI_NAMES[type]);

/** Returns the emoji of a seat's color, to precede its name. */
export const seatEmoji = ({ state: { seats } }: Game, seat: SeatId): string =>
  seats[seat] ? colorEmojiToken(seats[seat].color) : '';

/**
 * Creates a function that returns the emoji of an option by the name its label begins with: a unit, technology, planet
 * with specialties or player. It returns undefined if there is none.
 */
export function createOptionEmoji(game: Game): (words: string) => string | undefined {
  const { units, byKind, planets } = game.book;
  const shown = new Map<string, string>();
  for (const seat of game.state.order) shown.set(nameOfSeat(game, seat).toLowerCase(), seatEmoji(game, seat).trim());
  for (const { name, color } of Object.values(byKind.technology)) shown.set(name.toLowerCase(), technologyEmoji(color));
  for (const planet of Object.keys(game.state.planets)) {
    const { specialties } = planets[planet];
    if (specialties.length)
      shown.set(nameOfPlanet(game, planet).toLowerCase(), specialties.map((one) => technologyEmoji(one)).join(''));
  }
  for (const { type, name, plural } of Object.values(units))
    for (const one of [name, plural]) shown.set(one.toLowerCase(), unitEmoji(type));
  for (const [name, called] of Object.entries(THING_SIGNS)) for (const one of called) shown.set(one, emojiToken(name));
  return (words) => {
    const head = words.toLowerCase().replace(/^(?:\d+ |exhaust |refresh )+/, '');
    const [name] = head.split(/ (?:from|on|to|in|for|and|at|→) |[,:(@]/, 1);
    return shown.get(name.trim());
  };
}
