import type { Game } from '#ti4/rules/game.ts';
import { nameOfPlanet, nameOfSeat, nameOfUnit } from '#ti4/rules/names.ts';
import { isNeutral } from '#ti4/rules/seats.ts';
import type { Color, SeatId } from '#ti4/rules/state.ts';
import type { TechnologyColor, Trait, UnitType } from '#ti4/rules/terms.ts';
import { traitsOf } from '#ti4/rules/planets/planets.ts';
import { UNIT_TYPES } from '#ti4/rules/units/units.ts';
import { COLOR_EMOJI, colorEmojiToken, emojiToken } from '#text/emoji-tokens.ts';

/** Standard emoji of each color, for places where Discord shows no custom emoji. */
export const SEAT_EMOJI: Record<Color, string> = COLOR_EMOJI;
export const TRAIT_EMOJI: Record<Trait, string> = { cultural: '🔷', hazardous: '🔺', industrial: '❇️' };
export const TECHNOLOGY_EMOJI: Record<TechnologyColor, string> = {
  propulsion: '🟦',
  biotic: '🟩',
  cybernetic: '🟨',
  warfare: '🟥',
};

/** Returns the name of a unit's emoji. Discord allows no hyphens in it. */
export const unitEmojiName = (type: UnitType): string => type.replaceAll('-', '_');
export const unitEmoji = (type: UnitType): string => emojiToken(unitEmojiName(type));
const traitSign = (trait: Trait): string => emojiToken(trait, TRAIT_EMOJI[trait]);
export const technologyEmoji = (color: TechnologyColor): string => emojiToken(color, TECHNOLOGY_EMOJI[color]);

/** Returns the emoji of a seat's color with a space after it; empty for the neutral side. */
export function seatEmoji({ state }: Game, seat: SeatId): string {
  const color = isNeutral(seat) ? undefined : state.seats[seat]?.color;
  return color === undefined ? '' : colorEmojiToken(color);
}

const UNIT = new RegExp(
  `^(?:[^,.:;()]+'s )?(?:\\d+ |an? |the |damaged )*(${UNIT_TYPES.map(nameOfUnit).join('|')})s?(?=$|[.,:;()]| (?:I+\\b|\\d|[a-z(]))`,
  'i',
);

/**
 * Creates a lookup of the emoji for an option, from its first words: a unit, planet, technology or player. Undefined if
 * there is none.
 */
export function createOptionEmoji(game: Game): (words: string) => string | undefined {
  const { book } = game;
  const named = new Map<string, string>();
  for (const planet of Object.keys(game.state.planets)) {
    const traits = traitsOf(game, planet);
    if (traits.length) named.set(nameOfPlanet(game, planet), traits.map(traitSign).join(''));
  }
  for (const { name, color } of Object.values(book.byKind.technology))
    if (color) named.set(name, technologyEmoji(color));
  const seats = game.state.order.map((seat) => ({
    name: nameOfSeat(game, seat).toLowerCase(),
    shown: seatEmoji(game, seat).trim(),
  }));
  return (words) => {
    const unit = UNIT.exec(words)?.[1].toLowerCase();
    const type = UNIT_TYPES.find((one) => nameOfUnit(one).toLowerCase() === unit);
    if (type) return unitEmoji(type);
    const head = words.replace(/^(?:Exhaust|Ready|Research) /, '').split(/[,:(]/, 1)[0];
    return named.get(head.trim()) ?? seats.find(({ name }) => head.trim().toLowerCase() === name)?.shown;
  };
}
