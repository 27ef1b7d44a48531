import { corners, HALF_HEIGHT, R } from '../../../drawing/geometry.ts';
import type { Layer } from '../../../drawing/piece.ts';
import { planetArt } from '../../../drawing/planets.ts';
import { seeded } from '../../../drawing/seeded.ts';
import { asteroidsArt } from '../../../drawing/space/asteroids.ts';
import { gravityRiftArt } from '../../../drawing/space/gravity-rift.ts';
import { ionStormArt } from '../../../drawing/space/ion-storm.ts';
import { nebulaArt } from '../../../drawing/space/nebula.ts';
import { supernovaArt } from '../../../drawing/space/supernova.ts';
import { wormholeArt } from '../../../drawing/space/wormhole.ts';
import { at, circle, polygon, text } from '../../../drawing/svg.ts';
import type { Color, PlanetView, Special, SystemView } from '../views/index.ts';
import { commandCounter } from './counter.ts';
import { chart, letters, paints, specials, specialties, wormholes } from './looks.ts';
import { piecesArt } from './pieces.ts';

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
    [-92, -4],
    [0, 76],
    [92, -4],
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

/** The hex itself: edged in its owner's colour where it is a home. */
function frame(system: SystemView, colorOf: ColorOf): string {
  const rim = (radius: number, paint: string): string => polygon(corners(radius), paint);
  const tint = holderOf(system);
  return (
    (tint === null ? '' : rim(R - 4, `fill="${paints[colorOf(tint)].fill}" fill-opacity=".13"`)) +
    rim(R - 3, `fill="none" stroke="${chart.frame}" stroke-opacity=".35" stroke-width="2"`) +
    (system.home === null ? '' : rim(R - 10, `fill="none" stroke="${paints[colorOf(system.home)].edge}" stroke-width="5"`))
  );
}

/** Who alone has planets or ships there. */
function holderOf({ planets, space }: SystemView): string | null {
  const here = new Set([...planets.flatMap(({ owner }) => owner ?? []), ...space.map(({ owner }) => owner)]);
  return here.size === 1 ? [...here][0] : null;
}

/** Resources and influence on a disc each, dimmed where the planet is exhausted, and what it makes cheaper. */
function values({ resources, influence, specialties: own, exhausted }: PlanetView, r: number, size: number): string {
  const disc = (x: number, value: number, color: string): string =>
    circle(
      x,
      -r + 2,
      17 * size,
      `fill="#0a1020" stroke="${color}" stroke-width="3"${exhausted ? ' fill-opacity=".9" stroke-dasharray="5 4"' : ''}`,
    ) + text(x, -r + 2 + 10 * size, String(value), { size: letters.value * size, anchor: 'middle', fill: exhausted ? '#8b94a8' : color });
  return (
    disc(-r * 0.72, resources, chart.resources) +
    disc(r * 0.72, influence, chart.influence) +
    own
      .map((one, i) =>
        circle(i * 22 - (own.length - 1) * 11, -r - 6, 9 * size, `fill="${specialties[one]}" stroke="#05070f" stroke-width="3"`),
      )
      .join('')
  );
}

/** A domain counter on its planet: a question mark where it lies face down, its name where it is open. */
function counterSign(counter: string | null, r: number, size: number): string {
  const [low, high] = [-22, r * 0.5];
  const token = polygon(
    [
      [0, low],
      [20, low / 2],
      [20, -low / 2],
      [0, -low],
      [-20, -low / 2],
      [-20, low / 2],
    ],
    `fill="#16233f" stroke="${chart.frame}" stroke-width="3"`,
  );
  const mark = text(0, 10, counter === null ? '?' : '!', { size: letters.value * size, anchor: 'middle', fill: chart.resources });
  const named = counter === null ? '' : text(0, r + 50 - high, counter, { size: letters.small * size, anchor: 'middle', halo: '#05070f' });
  return at(0, high * 0.4, token + mark) + at(0, high, named);
}

function planet(system: SystemView, i: number, colorOf: ColorOf, size: number): string {
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
  const { body, height } = piecesArt({ units: one.units, leaders: one.leaders ?? [] }, colorOf, { width: Math.max(r * 2.6, 124), size });
  // Below what the planet is worth; its name is below them, as far as there is room.
  const middle = Math.max(10, height / 2 - r + 22);
  const under = Math.min(Math.max(r + 2, middle + height / 2 - 4), HALF_HEIGHT - y - letters.name * size);
  const name = text(0, under + letters.name * 0.9 * size, one.name, { size: letters.name * size, anchor: 'middle', halo: '#05070f' });
  const lying = one.counter === undefined ? '' : counterSign(one.counter, r, size);
  return at(x, y, ring + values(one, r, size) + lying + at(0, middle, body) + name);
}

/** Where command counters lie in a row, on both sides of the place: the first two to its left. */
const COUNTERS = [-80, -44, 44, 80];

/** What lies on a tile now. */
function contents(system: SystemView, colorOf: ColorOf, size: number): string {
  const { body, height } = piecesArt({ units: system.space, leaders: system.leaders ?? [], marks: system.marks }, colorOf, {
    width: R * 1.35,
    size,
    wider: 30,
  });
  // Beside planets above what they are worth: of several lines the first lies as high as there is room.
  const high = system.planets.length ? Math.max(-R * 0.47, height / 2 - R * 0.68) : -10;
  const counters = system.counters.map((seat, i) =>
    at(COUNTERS[i % COUNTERS.length], -R * 0.73 + Math.floor(i / COUNTERS.length) * 34, commandCounter(colorOf(seat))),
  );
  const label =
    system.special && !system.planets.length
      ? text(0, R * 0.68, specials[system.special].name, {
          size: letters.small * size,
          anchor: 'middle',
          fill: specials[system.special].color,
          halo: '#05070f',
        })
      : '';
  return [
    ...system.planets.map((_one, i) => planet(system, i, colorOf, size)),
    label,
    system.counter === undefined ? '' : counterSign(system.counter, 60, size),
    at(0, high, body),
    ...counters,
    text(0, -R * 0.72, system.position, { size: letters.small * size, anchor: 'middle', fill: '#c4cee6', halo: '#05070f' }),
  ].join('');
}

/** A tile as it is kept and drawn, with letters so much larger than on the whole board: its art once for all games, and what lies there as it changes. */
export const tileLayers = (system: SystemView, colorOf: ColorOf, size: number): Layer[] => {
  const colors = [
    ...new Set([
      system.home ?? '',
      ...system.counters,
      ...system.marks.map(({ owner }) => owner),
      ...system.space.map(({ owner }) => owner),
      ...system.planets.flatMap(({ owner, units, leaders = [] }) => [owner ?? '', ...[...units, ...leaders].map((one) => one.owner)]),
    ]),
  ]
    .filter(Boolean)
    .map((seat) => `${seat}=${colorOf(seat)}`);
  return [
    {
      key: `ti3 art ${system.id} ${system.wormholes.join()} ${system.special ?? ''} ${system.planets.length}`,
      body: () => art(system),
      lasting: true,
    },
    {
      key: `ti3 tile ${JSON.stringify(system)} ${colors.join()} ${size}`,
      body: () => frame(system, colorOf) + contents(system, colorOf, size),
    },
  ];
};
