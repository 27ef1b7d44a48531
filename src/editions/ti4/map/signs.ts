import { circle, path, picture } from '../../../drawing/svg.ts';
import {
  SEAT_SIGNS,
  TECHNOLOGY_SIGNS,
  TRAIT_SIGNS,
  unitSignName,
  type Color,
  type TechnologyColor,
  type Trait,
  type UnitType,
} from '../views/index.ts';
import { technologySign, traitColors, traitShape } from './glyphs.ts';
import { mark } from '../../../drawing/marks.ts';
import { players, technologies } from './palette.ts';
import { silhouettes } from './silhouettes.ts';

/** How wide a sign is, in pixels; texts show it at 22. */
const SIZE = 128;
/** Around every shape, so that it shows on dark and on light. */
const RIM = 'stroke="#0a0d16" stroke-linejoin="round" paint-order="stroke"';

/** In a square of `across` around the middle. */
const square = (across: number, body: string): string =>
  picture({ x: -across / 2, y: -across / 2, width: across, height: across }, body, SIZE / across);

/** In nobody's colour, and by its outline alone: lines within would only blur it. */
function unit(type: UnitType): string {
  const { width, height, outline } = silhouettes[type];
  const across = Math.max(width, height) * 1.14;
  const rim = across / 9;
  // What is long and thin is drawn somewhat thicker.
  const swollen = width > 1.7 * height ? 1.35 : 1;
  return square(
    across,
    `<g transform="scale(1 ${swollen})">${path(outline, `fill="#eef2fa" fill-rule="evenodd" stroke-width="${rim}" ${RIM}`)}</g>`,
  );
}

const seat = (color: Color): string => {
  const { fill, edge } = players[color];
  return square(
    30,
    `${circle(0, 0, 12.6, `fill="${fill}" stroke="#0a0d16" stroke-width="4.6" paint-order="stroke"`)}${circle(0, 0, 12.6, `fill="none" stroke="${edge}" stroke-width="1.2"`)}<g transform="scale(.84)">${mark(color)}</g>`,
  );
};

const disc = (ring: string, body: string): string =>
  square(30, circle(0, 0, 13.4, `fill="#0a1122" stroke="${ring}" stroke-width="2.4"`) + body);

const trait = (of: Trait): string => disc(traitColors[of], `<g transform="scale(.92)">${traitShape(of)}</g>`);
const technology = (color: TechnologyColor): string => disc(technologies[color], `<g transform="scale(.98)">${technologySign(color)}</g>`);

const keys = <K extends string>(record: Record<K, unknown>): K[] => Object.keys(record) as K[];

/** All signs that texts may hold, by the names that texts give them. */
export const drawnSigns = (): { name: string; svg: string }[] => [
  ...keys(silhouettes).map((type) => ({ name: unitSignName(type), svg: unit(type) })),
  ...keys(SEAT_SIGNS).map((color) => ({ name: color, svg: seat(color) })),
  ...keys(TRAIT_SIGNS).map((of) => ({ name: of, svg: trait(of) })),
  ...keys(TECHNOLOGY_SIGNS).map((color) => ({ name: color, svg: technology(color) })),
];
