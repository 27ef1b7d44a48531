import { corners, R } from '../../../drawing/geometry.ts';
import type { Layer } from '../../../drawing/piece.ts';
import { planetArt } from '../../../drawing/planets.ts';
import { seeded } from '../../../drawing/seeded.ts';
import { asteroidsArt } from '../../../drawing/space/asteroids.ts';
import { gravityRiftArt } from '../../../drawing/space/gravity-rift.ts';
import { ionStormArt } from '../../../drawing/space/ion-storm.ts';
import { nebulaArt } from '../../../drawing/space/nebula.ts';
import { supernovaArt } from '../../../drawing/space/supernova.ts';
import { wormholeArt } from '../../../drawing/space/wormhole.ts';
import { at, circle, polygon, rect, text } from '../../../drawing/svg.ts';
import type { Color, PlanetView, Special, SystemView } from '../views/index.ts';
import { chart, letters, paints, specials, specialties, wormholes } from './looks.ts';
import { groupsArt } from './pieces.ts';

type ColorOf = (seat: string) => Color;

const SPECIAL_ART: Record<Special, (random: () => number) => string> = {
  'asteroid-field': asteroidsArt,
  'gravity-rift': gravityRiftArt,
  nebula: nebulaArt,
  supernova: supernovaArt,
  storm: ionStormArt,
};

/** Where the planets of a tile lie, by how many there are: off the middle, so that fleets have room. */
const SPOTS: readonly (readonly [number, number][])[] = [
  [],
  [[0, 46]],
  [
    [-66, 30],
    [66, 62],
  ],
  [
    [-78, 22],
    [0, 84],
    [78, 22],
  ],
];
const RADIUS = [0, 50, 42, 36];

const spotOf = ({ planets }: SystemView, i: number) => SPOTS[planets.length]?.[i] ?? [0, 46];
const radiusOf = ({ planets }: SystemView): number => RADIUS[planets.length] ?? 36;

const MECATOL = 'mecatol-rex';

/** What of a system never changes. */
function art(system: SystemView): string {
  const random = seeded(system.id);
  const hex = corners(R - 2)
    .map(([x, y]) => `${Math.round(x)},${Math.round(y)}`)
    .join(' ');
  const space = system.special
    ? `<clipPath id="hex-${system.id}"><polygon points="${hex}"/></clipPath><g clip-path="url(#hex-${system.id})">${SPECIAL_ART[system.special](random)}</g>`
    : '';
  const holes = system.wormholes.map((kind, i) => at(-96 + i * 60, -30, wormholeArt(wormholes[kind], 46)));
  const planets = system.planets.map((planet, i) => {
    const [x, y] = spotOf(system, i);
    const surface =
      planet.id === MECATOL
        ? 'city'
        : planet.resources > planet.influence
          ? 'lava'
          : planet.influence > planet.resources
            ? 'ocean'
            : 'land';
    return at(x, y, planetArt({ id: planet.id, name: planet.name, surface }, radiusOf(system)));
  });
  return [space, ...holes, ...planets].join('');
}

/** The hex itself: in its owner's colour where it is a home, gold where it is active. */
function frame(system: SystemView, colorOf: ColorOf): string {
  const rim = (radius: number, paint: string): string => polygon(corners(radius), paint);
  const tint = holderOf(system);
  return (
    (tint === null ? '' : rim(R - 4, `fill="${paints[colorOf(tint)].fill}" fill-opacity=".13"`)) +
    rim(R - 3, `fill="none" stroke="${chart.frame}" stroke-opacity=".35" stroke-width="2"`) +
    (system.home === null ? '' : rim(R - 10, `fill="none" stroke="${paints[colorOf(system.home)].edge}" stroke-width="5"`)) +
    (system.active ? rim(R - 7, `fill="none" stroke="#fff2b8" stroke-width="9"`) : '')
  );
}

/** Who alone has planets or ships there. */
function holderOf({ planets, space }: SystemView): string | null {
  const here = new Set([...planets.flatMap(({ owner }) => owner ?? []), ...space.map(({ owner }) => owner)]);
  return here.size === 1 ? [...here][0] : null;
}

/** Resources and influence on a disc each, dimmed where the planet is exhausted, and what it makes cheaper. */
function values({ resources, influence, specialties: own, exhausted }: PlanetView, r: number): string {
  const disc = (x: number, value: number, color: string): string =>
    circle(
      x,
      -r + 6,
      17,
      `fill="#0a1020" stroke="${color}" stroke-width="3"${exhausted ? ' fill-opacity=".9" stroke-dasharray="5 4"' : ''}`,
    ) + text(x, -r + 16, String(value), { size: letters.value, anchor: 'middle', fill: exhausted ? '#8b94a8' : color });
  return (
    disc(-r * 0.62, resources, chart.resources) +
    disc(r * 0.62, influence, chart.influence) +
    own
      .map((one, i) => circle(i * 22 - (own.length - 1) * 11, -r - 4, 9, `fill="${specialties[one]}" stroke="#05070f" stroke-width="3"`))
      .join('')
  );
}

function planet(system: SystemView, i: number, colorOf: ColorOf): string {
  const one = system.planets[i];
  const [x, y] = spotOf(system, i);
  const r = radiusOf(system);
  const ring =
    one.owner === null
      ? ''
      : circle(
          0,
          0,
          r + 5,
          `fill="none" stroke="${paints[colorOf(one.owner)].fill}" stroke-width="6" stroke-opacity="${one.exhausted ? 0.55 : 1}"`,
        );
  const { body } = groupsArt(one.units, colorOf, r * 2.6);
  const name = text(0, r + 26, one.name, { size: letters.name, anchor: 'middle', halo: '#05070f' });
  return at(x, y, ring + values(one, r) + at(0, 6, body) + name);
}

/** What lies on a tile now. */
function contents(system: SystemView, colorOf: ColorOf): string {
  const ships = groupsArt(system.space, colorOf, R * 1.45);
  const high = system.planets.length ? -R * 0.5 : -10;
  const counters = system.counters.map((seat, i) => {
    const { fill, edge } = paints[colorOf(seat)];
    return at(
      -R * 0.52 + i * 34,
      -R * 0.72,
      polygon(
        [
          [0, -17],
          [15, 12],
          [-15, 12],
        ],
        `fill="${fill}" stroke="${edge}" stroke-width="3"`,
      ),
    );
  });
  const marks = system.marks.map(({ name, owner }, i) => {
    const y = -R * 0.6 + i * 34;
    const { fill, edge } = paints[colorOf(owner)];
    return (
      rect(-78, y, 156, 30, 8, `fill="#05070f" stroke="${fill}" stroke-width="4"`) +
      text(0, y + 23, name, { size: letters.small, anchor: 'middle', fill: edge })
    );
  });
  const label =
    system.special && !system.planets.length
      ? text(0, R * 0.68, specials[system.special].name, {
          size: letters.small,
          anchor: 'middle',
          fill: specials[system.special].color,
          halo: '#05070f',
        })
      : '';
  return [
    ...system.planets.map((_one, i) => planet(system, i, colorOf)),
    label,
    at(0, high, ships.body),
    ...counters,
    ...marks,
    rect(R * 0.36, -R * 0.83, 62, 28, 8, 'fill="#05070f" fill-opacity=".72"') +
      text(R * 0.36 + 31, -R * 0.83 + 22, system.position, { size: letters.small, anchor: 'middle', fill: '#c4cee6' }),
  ].join('');
}

/** A tile as it is kept and drawn: its art once for all games, and what lies there as it changes. */
export const tileLayers = (system: SystemView, colorOf: ColorOf): Layer[] => {
  const colors = [
    ...new Set([
      system.home ?? '',
      ...system.counters,
      ...system.marks.map(({ owner }) => owner),
      ...system.space.map(({ owner }) => owner),
      ...system.planets.flatMap(({ owner, units }) => [owner ?? '', ...units.map((unit) => unit.owner)]),
    ]),
  ]
    .filter(Boolean)
    .map((seat) => `${seat}=${colorOf(seat)}`);
  return [
    { key: `ti3 art ${system.id} ${system.wormholes.join()}`, body: () => art(system), lasting: true },
    { key: `ti3 tile ${JSON.stringify(system)} ${colors.join()}`, body: () => frame(system, colorOf) + contents(system, colorOf) },
  ];
};
