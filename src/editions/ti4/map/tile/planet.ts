import { widthOf } from '../../../../drawing/fonts.ts';
import type { Disc } from '../../../../drawing/geometry.ts';
import { space } from '../../../../drawing/palette.ts';
import { at, circle, n, path, rect, text } from '../../../../drawing/svg.ts';
import type { Color, PlanetView } from '../../views/index.ts';
import {
  anyTraitIcon,
  commodityPile,
  custodiansIcon,
  influenceIcon,
  legendIcon,
  resourcesIcon,
  specialtyIcon,
  traitIcon,
  TRAITS,
} from '../glyphs.ts';
import { mark } from '../../../../drawing/marks.ts';
import { players } from '../palette.ts';
import type { Colors } from '../plates.ts';
import type { Layout } from './layout.ts';
import { heldWithin } from './spots.ts';

const NAME_SIZE = 22;

/** A planet's control, values and name. */
export function planetPieces(planet: PlanetView, spot: Disc, colors: Colors, letters: number, layout: Layout): void {
  layout.discs.push({ ...spot, r: spot.r + 7, planet: planet.id }); // with its ring of control
  layout.parts.push(stateOf(planet, spot, colors));
  signsOf(planet, spot, letters, layout);
  namePlate(planet, spot, colors, letters, layout);
}

/** A darkened face, hatched. */
function exhausted({ x, y, r }: Disc): string {
  const lines: string[] = [];
  for (let offset = -r * 1.3; offset < r * 1.3; offset += 11) {
    // Chords of the disc, slanting.
    const half = Math.sqrt(Math.max(0, r * r - offset * offset));
    if (half < 4) continue;
    const [dx, dy] = [offset * 0.7071, offset * 0.7071];
    lines.push(`M${n(dx - half * 0.7071)},${n(dy + half * 0.7071)} L${n(dx + half * 0.7071)},${n(dy - half * 0.7071)}`);
  }
  return at(
    x,
    y,
    circle(0, 0, r, 'fill="#04060c" fill-opacity=".44"') + path(lines.join(' '), 'stroke="#8c96ad" stroke-width="1.8" stroke-opacity=".4"'),
  );
}

/** Who controls it, and whether it is exhausted, on the planet itself. */
function stateOf(planet: PlanetView, spot: Disc, colors: Colors): string {
  const { x, y, r } = spot;
  const face = planet.exhausted ? exhausted(spot) : '';
  if (planet.controller === null) return face;
  const { fill, edge } = players[colors[planet.controller]];
  return (
    face +
    circle(x, y, r + 3, `fill="none" stroke="#05070f" stroke-width="8"`) +
    circle(x, y, r + 3, `fill="none" stroke="${fill}" stroke-width="5"`) +
    circle(x, y, r + 3, `fill="none" stroke="${edge}" stroke-width="1.4"`)
  );
}

/** Resources, influence, trait and specialties along the upper rim. */
function signsOf(planet: PlanetView, { x, y, r }: Disc, letters: number, layout: Layout): void {
  const signs: { width: number; body: string }[] = [];
  // All of them together take no more room than one.
  if (planet.traits.length === TRAITS) signs.push({ width: 26, body: anyTraitIcon });
  else for (const trait of planet.traits) signs.push({ width: 26, body: traitIcon(trait) });
  signs.push({ width: 36, body: resourcesIcon(planet.resources, planet.exhausted) });
  signs.push({ width: 34, body: influenceIcon(planet.influence, planet.exhausted) });
  if (planet.legend) signs.push({ width: 26, body: legendIcon() });
  for (const specialty of planet.specialties) signs.push({ width: 29, body: specialtyIcon(specialty) });
  const width = signs.reduce((sum, sign) => sum + sign.width, 0) + (signs.length - 1) * 1;
  let left = -width / 2;
  const body = signs
    .map((sign) => {
      const drawn = at(left + sign.width / 2, 0, sign.body);
      left += sign.width + 1;
      return drawn;
    })
    .join('');
  // Smaller on smaller planets: the numbers stay above the least size of text.
  const size = (r < 60 ? 0.9 : 1) * letters;
  const top = y - r + (r < 60 ? 7 : 11);
  layout.put(`signs ${planet.id}`, heldWithin(x, top, width * size, 38 * size), top, width * size, 38 * size, at(0, 0, body, size));
  if (planet.custodians) layout.put('custodians', x, y + 4, 42, 42, custodiansIcon());
}

/** The planet's name, on a plate of its controller's colour with the mark. */
function namePlate(planet: PlanetView, { x, y, r }: Disc, colors: Colors, letters: number, layout: Layout): void {
  const size = NAME_SIZE * letters;
  const tag = planet.attached.length ? 22 : 0;
  const lying = planet.commodities === undefined ? 0 : 30 * letters;
  const width = widthOf(planet.name, size) + (planet.controller === null ? 6 : 34) + tag + lying;
  const height = size + 6;
  const top = y + r + (r < 45 ? 2 : r < 60 ? 5 : 0);
  const words =
    planet.controller === null
      ? text(-(tag + lying) / 2, size * 0.34, planet.name, { size, anchor: 'middle', halo: space.halo })
      : ownedName(planet.name, colors[planet.controller], size, width, height);
  layout.put(
    `name ${planet.id}`,
    heldWithin(x, top, width, height),
    top,
    width,
    height,
    words + (tag ? attachedSign(width) : '') + commoditiesSign(planet, width - 2 * tag, letters),
  );
}

function ownedName(name: string, color: Color, size: number, width: number, height: number): string {
  const { fill, edge, ink } = players[color];
  return (
    rect(-width / 2, -height / 2, width, height, 8, `fill="${fill}" stroke="#05070f" stroke-width="5" paint-order="stroke"`) +
    rect(-width / 2 + 0.8, -height / 2 + 0.8, width - 1.6, height - 1.6, 7.4, `fill="none" stroke="${edge}" stroke-width="1.6"`) +
    at(-width / 2 + 15, 0, mark(color), 0.8) +
    text(-width / 2 + 27, size * 0.34, name, { size, fill: ink })
  );
}

/** Commodities that lie on it, at the end of its plate, before what is attached: how many. */
const commoditiesSign = ({ commodities }: PlanetView, width: number, letters: number): string =>
  commodities === undefined ? '' : at(width / 2 - 16 * letters, 0, commodityPile(commodities), letters);

/** A leaf of paper at the end of its plate: something is attached. */
const attachedSign = (width: number): string =>
  at(
    width / 2 - 13,
    0,
    rect(-8, -10, 16, 20, 3, 'fill="#ffd166" stroke="#05070f" stroke-width="2.4"') +
      path('M-4,-4 H4 M-4,0 H4 M-4,4 H2', 'stroke="#4a3500" stroke-width="1.8"'),
  );
