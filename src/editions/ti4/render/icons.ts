import { UI_COLORS } from '#render/palette.ts';
import { circle, path, text } from '#render/svg.ts';
import type { TechnologyColor } from '#ti4/views/index.ts';
import { goodsColors, technologyColors } from './palette.ts';

// All icons are centered on 0,0.

const edge = `stroke="#05070f" stroke-width="3" paint-order="stroke" stroke-linejoin="round"`;

/** Resources: a golden triangle with round sides, hollow if the planet is exhausted. 38 wide. */
export function resourcesIcon(value: number | string, spent = false): string {
  const shape = 'M0,-19 Q16,-12 18,10 Q0,21 -18,10 Q-16,-12 0,-19 Z';
  return (
    path(shape, `${spent ? 'fill="#2b2513"' : `fill="${goodsColors.resources}"`} ${edge}`) +
    path(shape, `fill="none" stroke="${spent ? '#b8994a' : '#fff0c2'}" stroke-width="1.6"`) +
    text(0, 11, String(value), { size: 31, anchor: 'middle', fill: spent ? '#e0c67e' : '#2a1c00' })
  );
}

/** Influence: a blue hexagon. 36 wide. */
export function influenceIcon(value: number | string, spent = false): string {
  const shape = 'M0,-18.5 L16,-9.2 V9.2 L0,18.5 L-16,9.2 V-9.2 Z';
  return (
    path(shape, `${spent ? 'fill="#10233d"' : `fill="${goodsColors.influence}"`} ${edge}`) +
    path(shape, `fill="none" stroke="${spent ? '#5b83b5' : '#d3e9ff'}" stroke-width="1.6"`) +
    text(0, 11, String(value), { size: 31, anchor: 'middle', fill: spent ? '#9dc0ea' : '#021527' })
  );
}

const specialtyPaths: Record<TechnologyColor, string> = {
  propulsion: 'M-9,3 L0,-7 L9,3 L9,9 L0,0 L-9,9 Z M-5,-5 L0,-10.5 L5,-5 L0,-8 Z',
  biotic: 'M-8,9 Q-10,-8 9,-10 Q10,7 -4,7 L2,-2 L-6,6 Z',
  cybernetic: 'M0,-10 A10,10 0 1 1 -0.1,-10 Z M0,-5.5 A5.5,5.5 0 1 0 0.1,-5.5 Z M0,-2.5 A2.5,2.5 0 1 1 -0.1,-2.5 Z',
  warfare:
    'M-1.8,-11 H1.8 V-6.5 A6.8,6.8 0 0 1 6.5,-1.8 H11 V1.8 H6.5 A6.8,6.8 0 0 1 1.8,6.5 V11 H-1.8 V6.5 A6.8,6.8 0 0 1 -6.5,1.8 H-11 V-1.8 H-6.5 A6.8,6.8 0 0 1 -1.8,-6.5 Z M0,-3 A3,3 0 1 0 0.1,-3 Z',
};

/** Icon of a technology color on a dark disc, 30 wide. */
export const specialtyIcon = (color: TechnologyColor): string =>
  circle(0, 0, 14.5, `fill="#0a1122" stroke="${technologyColors[color]}" stroke-width="2.4"`) +
  `<g transform="scale(.88)">${technologyShape(color)}</g>`;

export const technologyShape = (color: TechnologyColor, fill = technologyColors[color]): string =>
  path(specialtyPaths[color], `fill="${fill}" fill-rule="evenodd"`);

const traitPaths = {
  // A temple, a warning sign, a cogwheel.
  cultural: 'M0,-10 L10,-4 H-10 Z M-8,-3 H-5 V5 H-8 Z M-1.5,-3 H1.5 V5 H-1.5 Z M5,-3 H8 V5 H5 Z M-10,6 H10 V9 H-10 Z',
  hazardous: 'M0,-10 L11,9 H-11 Z M-1.6,-3.5 H1.6 L1,3 H-1 Z M-1.5,4.4 H1.5 V7.2 H-1.5 Z',
  industrial:
    'M-2,-10 H2 L2.8,-7 L5.6,-8.6 L8.6,-5.6 L7,-2.8 L10,-2 V2 L7,2.8 L8.6,5.6 L5.6,8.6 L2.8,7 L2,10 H-2 L-2.8,7 L-5.6,8.6 L-8.6,5.6 L-7,2.8 L-10,2 V-2 L-7,-2.8 L-8.6,-5.6 L-5.6,-8.6 L-2.8,-7 Z M0,-3.6 A3.6,3.6 0 1 0 0.1,-3.6 Z',
};
export const traitColors = { cultural: '#7fb9ff', hazardous: '#ff8d6b', industrial: '#86dc8f' };

export const TRAIT_COUNT = Object.keys(traitColors).length;

/** Icon of a planet that has every trait: a disc in all their colors. */
export const anyTraitIcon: string =
  circle(0, 0, 12.5, 'fill="#0a1122" fill-opacity=".9" stroke="#e8ecf5" stroke-width="1.8"') +
  Object.values(traitColors)
    .map((color, i) =>
      path('M0,-1.6 L0,-9 A9,9 0 0 1 7.8,4.5 L1.4,0.8 Z', `fill="${color}" transform="rotate(${i * 120})"`),
    )
    .join('');

/** Shape of a planet trait without its disc, 22 wide. */
export const traitShape = (trait: keyof typeof traitPaths): string =>
  path(traitPaths[trait], `fill="${traitColors[trait]}" fill-rule="evenodd"`);

/** Icon of a planet trait on a dark disc, 26 wide. */
export const traitIcon = (trait: keyof typeof traitPaths): string =>
  circle(0, 0, 12.5, `fill="#0a1122" fill-opacity=".9" stroke="${traitColors[trait]}" stroke-width="1.8"`) +
  path(traitPaths[trait], `fill="${traitColors[trait]}" fill-rule="evenodd" transform="scale(.72)"`);

/** Icon of a legendary planet: a star with long rays on a dark disc, 26 wide. */
export const legendaryIcon = (): string =>
  circle(0, 0, 12.5, `fill="#0a1122" fill-opacity=".9" stroke="${UI_COLORS.gold}" stroke-width="1.8"`) +
  path('M0,-10 L2.2,-2.2 L10,0 L2.2,2.2 L0,10 L-2.2,2.2 L-10,0 L-2.2,-2.2 Z', `fill="${UI_COLORS.gold}"`);

/** Token in a system with the first letter of its name, 32 high. */
export const markerIcon = (name: string): string =>
  path('M0,-16 L14,-8 V8 L0,16 L-14,8 V-8 Z', `fill="#e9e3d0" ${edge}`) +
  path('M0,-12.6 L11,-6.3 V6.3 L0,12.6 L-11,6.3 V-6.3 Z', 'fill="none" stroke="#7a6a3c" stroke-width="1.4"') +
  text(0, 8, name.slice(0, 1).toUpperCase(), { size: 22, anchor: 'middle', fill: '#231a05' });

/** Custodians token: a closed gate, 40 wide. */
export const custodiansIcon = (): string =>
  circle(0, 0, 20, `fill="#251a08" stroke="${UI_COLORS.gold}" stroke-width="3"`) +
  path(
    'M-9,10 V-2 A9,9 0 0 1 9,-2 V10 Z M-5.5,10 V-2 M0,10 V-11 M5.5,10 V-2 M-9,3 H9',
    `fill="none" stroke="${UI_COLORS.gold}" stroke-width="2.4" stroke-linejoin="round"`,
  );

/** Trade good: a golden hexagon, 26 high. */
export const tradeGoodIcon = (): string =>
  path(
    'M0,-13 L11.3,-6.5 V6.5 L0,13 L-11.3,6.5 V-6.5 Z',
    `fill="${goodsColors.tradeGood}" stroke="#05070f" stroke-width="3" paint-order="stroke"`,
  ) + path('M0,-7 L6,-3.5 V3.5 L0,7 L-6,3.5 V-3.5 Z', 'fill="none" stroke="#5c3200" stroke-width="2"');
/** Commodities on a component, 26 high. */
export const commodityPile = (count: number): string =>
  path(
    'M0,-13 L11.3,-6.5 V6.5 L0,13 L-11.3,6.5 V-6.5 Z',
    `fill="${goodsColors.commodity}" stroke="#05070f" stroke-width="3" paint-order="stroke"`,
  ) + text(0, 9, String(count), { size: 25.5, anchor: 'middle', fill: '#05070f' });
export const commodityIcon = (): string =>
  path(
    'M0,-13 L11.3,-6.5 V6.5 L0,13 L-11.3,6.5 V-6.5 Z',
    `fill="${goodsColors.commodity}" stroke="#05070f" stroke-width="3" paint-order="stroke"`,
  ) + circle(0, 0, 5, 'fill="none" stroke="#4a5670" stroke-width="2.4"');

const card = (fill: string, sign: string): string =>
  `<rect x="-10" y="-14" width="20" height="28" rx="3.5" fill="${fill}" stroke="#05070f" stroke-width="3" paint-order="stroke"/><rect x="-7.5" y="-11.5" width="15" height="23" rx="2" fill="none" stroke="#ffffff" stroke-opacity=".45" stroke-width="1.4"/>${sign}`;
/** Backs of cards, 20 by 28. */
export const cardIcons = {
  action: () => card('#d97a1e', path('M2,-8 L-5,1 H0 L-2,8 L5,-1 H0 Z', 'fill="#ffffff"')),
  secret: () =>
    card('#b3262e', path('M-6,0 Q0,-7 6,0 Q0,7 -6,0 Z', 'fill="#ffffff"') + circle(0, 0, 2, 'fill="#b3262e"')),
  promissory: () =>
    card(
      '#3b6fb5',
      path('M-5,-6 H5 M-5,-1.5 H5 M-5,3 H1', 'fill="none" stroke="#ffffff" stroke-width="2" stroke-linecap="round"'),
    ),
};
