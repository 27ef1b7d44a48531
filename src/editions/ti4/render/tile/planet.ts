import type { Disc } from '#render/geometry.ts';
import { translate, path, rect } from '#render/svg.ts';
import type { Layout } from '#render/tile/layout.ts';
import { planetFace, namePlate, placeRimIcons, SIGNS_GROW } from '#render/tile/planet.ts';
import type { PlanetView } from '#ti4/views/index.ts';
import {
  anyTraitIcon,
  commodityPile,
  custodiansIcon,
  influenceIcon,
  legendaryIcon,
  resourcesIcon,
  specialtyIcon,
  traitIcon,
  TRAIT_COUNT,
} from '#ti4/render/icons.ts';
import type { Colors } from '#ti4/render/palette.ts';

/** Places a planet's control ring, values and name; its icons stand below the height `below`. */
export function placePlanet(
  planet: PlanetView,
  spot: Disc,
  { colors, letters, below }: { colors: Colors; letters: number; below: number },
  layout: Layout,
): void {
  layout.discs.push({ ...spot, r: spot.r + 7, planet: planet.id }); // including its control ring
  const held = {
    id: planet.id,
    name: planet.name,
    controller: planet.controller === null ? null : colors[planet.controller],
  };
  layout.parts.push(planetFace(held, spot, planet.exhausted));
  placeRimIcons(planet.id, signsOf(planet), spot, Math.max(1, letters * SIGNS_GROW), layout, below);
  if (planet.custodians) layout.put('custodians', spot.x, spot.y + 4, 42, 42, custodiansIcon());
  const tag = planet.attached.length ? 22 : 0;
  const lying = planet.commodities === undefined ? 0 : 30 * letters;
  namePlate(held, spot, letters, layout, {
    width: tag + lying,
    body: (width) => (tag ? attachedSign(width) : '') + commoditiesSign(planet, width - 2 * tag, letters),
  });
}

/** Lists a planet's icons: traits, resources, influence, legendary status and specialties. */
function signsOf(planet: PlanetView): { width: number; body: string }[] {
  // All traits together are drawn as a single icon.
  const traits =
    planet.traits.length === TRAIT_COUNT
      ? [{ width: 26, body: anyTraitIcon }]
      : planet.traits.map((trait) => ({ width: 26, body: traitIcon(trait) }));
  return [
    ...traits,
    { width: 36, body: resourcesIcon(planet.resources, planet.exhausted) },
    { width: 34, body: influenceIcon(planet.influence, planet.exhausted) },
    ...(planet.legend ? [{ width: 26, body: legendaryIcon() }] : []),
    ...planet.specialties.map((specialty) => ({ width: 29, body: specialtyIcon(specialty) })),
  ];
}

/** Draws the number of commodities on a planet at the end of its plate, before the attachment mark. */
const commoditiesSign = ({ commodities }: PlanetView, width: number, letters: number): string =>
  commodities === undefined ? '' : translate(width / 2 - 16 * letters, 0, commodityPile(commodities), letters);

/** Draws a sheet of paper at the end of the plate, which means that something is attached. */
const attachedSign = (width: number): string =>
  translate(
    width / 2 - 13,
    0,
    rect(-8, -10, 16, 20, 3, 'fill="#ffd166" stroke="#05070f" stroke-width="2.4"') +
      path('M-4,-4 H4 M-4,0 H4 M-4,4 H2', 'stroke="#4a3500" stroke-width="1.8"'),
  );
