import type { Game } from '#ti4/rules/game.ts';
import { nameOfPlanet, nameOfSeat, nameOfUnit } from '#ti4/rules/names.ts';
import { isNeutral } from '#ti4/rules/seats.ts';
import type { Color, SeatId } from '#ti4/rules/state.ts';
import type { Color as TechnologyColor, Trait, UnitType } from '#ti4/rules/terms.ts';
import { traitsOf } from '#ti4/rules/planets/planets.ts';
import { UNIT_TYPES } from '#ti4/rules/units/units.ts';
import { COLOUR_SIGNS, colourSign, sign } from '#text/emoji-tokens.ts';

/** What stands for a sign where it cannot be shown. A unit is then told by its name alone. */
export const SEAT_SIGNS: Record<Color, string> = COLOUR_SIGNS;
export const TRAIT_SIGNS: Record<Trait, string> = { cultural: '🔷', hazardous: '🔺', industrial: '❇️' };
export const TECHNOLOGY_SIGNS: Record<TechnologyColor, string> = {
  propulsion: '🟦',
  biotic: '🟩',
  cybernetic: '🟨',
  warfare: '🟥',
};

/** What a unit's sign is called: Discord takes no hyphens. */
export const unitSignName = (type: UnitType): string => type.replaceAll('-', '_');
export const unitSign = (type: UnitType): string => sign(unitSignName(type));
const traitSign = (trait: Trait): string => sign(trait, TRAIT_SIGNS[trait]);
export const technologySign = (color: TechnologyColor): string => sign(color, TECHNOLOGY_SIGNS[color]);

/** The sign of whoever plays there, with a space after it; nothing of the neutral side. */
export function seatSign({ state }: Game, seat: SeatId): string {
  const color = isNeutral(seat) ? undefined : state.seats[seat]?.color;
  return color === undefined ? '' : colourSign(color);
}

const UNIT = new RegExp(
  `^(?:\\d+ |an? |the |damaged )*(${UNIT_TYPES.map(nameOfUnit).join('|')})s?(?=$|[.,:;()]| (?:I+\\b|\\d|[a-z(]))`,
  'i',
);

/** Gives the sign of what an option is about, by the words it begins with: a unit, planet, technology or player. */
export function signsOfOptions(game: Game): (words: string) => string | undefined {
  const { book } = game;
  const named = new Map<string, string>();
  for (const planet of Object.keys(game.state.planets)) {
    const traits = traitsOf(game, planet);
    if (traits.length) named.set(nameOfPlanet(game, planet), traits.map(traitSign).join(''));
  }
  for (const { name, color } of Object.values(book.byKind.technology))
    if (color) named.set(name, technologySign(color));
  const seats = game.state.order.map((seat) => ({
    name: nameOfSeat(game, seat).toLowerCase(),
    shown: seatSign(game, seat).trim(),
  }));
  return (words) => {
    const unit = UNIT.exec(words)?.[1].toLowerCase();
    const type = UNIT_TYPES.find((one) => nameOfUnit(one).toLowerCase() === unit);
    if (type) return unitSign(type);
    const head = words.replace(/^(?:Exhaust|Ready|Research) /, '').split(/[,:(]/, 1)[0];
    return named.get(head.trim()) ?? seats.find(({ name }) => head.trim().toLowerCase() === name)?.shown;
  };
}
