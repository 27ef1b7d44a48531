import { corners, R } from '../../../drawing/geometry.ts';
import { groupLines } from '../../../drawing/groups.ts';
import type { Layer } from '../../../drawing/piece.ts';
import { planetArt } from '../../../drawing/planets.ts';
import { seeded } from '../../../drawing/seeded.ts';
import { asteroidsArt } from '../../../drawing/space/asteroids.ts';
import { gravityRiftArt } from '../../../drawing/space/gravity-rift.ts';
import { nebulaArt } from '../../../drawing/space/nebula.ts';
import { supernovaArt } from '../../../drawing/space/supernova.ts';
import { wormholeArt } from '../../../drawing/space/wormhole.ts';
import { at, circle, polygon, text } from '../../../drawing/svg.ts';
import type { Color, PlanetView, SeatId, Special, SystemView, UnitGroup } from '../views/index.ts';
import { copper, paintOf, shapes, SMALL, specials, tints, wormholes } from './looks.ts';

export type ColorOf = (seat: SeatId) => Color;

const ART: Record<Special, (random: () => number) => string> = {
  supernova: supernovaArt,
  nebula: nebulaArt,
  'asteroid-field': asteroidsArt,
  'gravity-rift': gravityRiftArt,
};

/** Where a planet lies among so many, and how large it is. */
function placeOf(i: number, count: number): { x: number; y: number; r: number } {
  if (count === 1) return { x: 0, y: 48, r: 50 };
  if (count === 2) return { x: i ? 66 : -66, y: i ? 60 : 32, r: 42 };
  return { x: (i - 1) * 92, y: i === 1 ? 76 : -4, r: 36 };
}

type Surface = 'city' | 'lava' | 'ocean' | 'land';

function surfaceOf({ position }: SystemView, { resources, influence }: PlanetView): Surface {
  if (position === '000') return 'city';
  if (resources === influence) return 'land';
  return resources > influence ? 'lava' : 'ocean';
}

/** What of a tile never changes. */
function lasting(system: SystemView): string {
  const { id, special, planets } = system;
  const rim = corners(R - 2).map((corner) => corner.map(Math.round).join(',')).join(' '); // prettier-ignore
  const clip = `second-${id}`;
  const sky = special
    ? `<clipPath id="${clip}"><polygon points="${rim}"/></clipPath><g clip-path="url(#${clip})">${ART[special](seeded(id))}</g>`
    : '';
  const worlds = planets.map((planet, i) => {
    const { x, y, r } = placeOf(i, planets.length);
    return at(x, y, planetArt({ id: planet.id, name: planet.name, surface: surfaceOf(system, planet) }, r));
  });
  return sky + worlds.join('');
}

const groupsDrawn = (groups: readonly UnitGroup[], colorOf: ColorOf) =>
  groups.map(({ owner, type, count }) => ({ count, shape: shapes[type], paint: paintOf(colorOf(owner)) }));

/** The rim: red where it is dangerous, in its owner's colour where it is a home. */
function rims({ home, special, planets, space }: SystemView, colorOf: ColorOf): string {
  const here = [...new Set([...planets.flatMap(({ owner }) => owner ?? []), ...space.map(({ owner }) => owner)])];
  const rim = (inset: number, paint: string): string => polygon(corners(R - inset), paint);
  return [
    here.length === 1 ? rim(4, `fill="${paintOf(colorOf(here[0])).fill}" fill-opacity=".14"`) : '',
    rim(3, `fill="none" stroke="${special ? copper.danger : copper.rim}" stroke-opacity="${special ? 0.8 : 0.4}" stroke-width="3"`),
    home === null ? '' : rim(10, `fill="none" stroke="${paintOf(colorOf(home)).edge}" stroke-width="5"`),
  ].join('');
}

function planetNow(planet: PlanetView, { x, y, r }: ReturnType<typeof placeOf>, colorOf: ColorOf, size: number): string {
  const { owner, resources, influence, specialty, units, name, counter } = planet;
  const number = (left: number, value: number, paint: string): string =>
    circle(left, 2 - r, 17 * size, `fill="#120b08" stroke="${paint}" stroke-width="3"`) +
    text(left, 2 - r + 10 * size, `${value}`, { size: 30 * size, anchor: 'middle', fill: paint });
  const troops = groupLines(groupsDrawn(units, colorOf), { width: r * 2.6, line: 35, letters: SMALL * size });
  const parts = [
    owner === null ? '' : circle(0, 0, r + 5, `fill="none" stroke="${paintOf(colorOf(owner)).fill}" stroke-width="6"`),
    number(r * -0.72, resources, copper.resources),
    number(r * 0.72, influence, copper.influence),
    specialty ? circle(0, -6 - r, 10 * size, `fill="${tints[specialty]}" stroke="#05070f" stroke-width="3"`) : '',
    counter ? text(0, 12, '?', { size: 40 * size, anchor: 'middle', fill: copper.resources, halo: '#05070f' }) : '',
    text(0, r + 2 + 24 * size, name, { size: 27 * size, anchor: 'middle', halo: '#05070f' }),
    at(0, troops.height > 40 ? 15 : 10, troops.body),
  ];
  return at(x, y, parts.join(''));
}

/** What lies there now. */
function present(system: SystemView, colorOf: ColorOf, size: number): string {
  const { planets, special, position, wormholes: holes, space } = system;
  const letters = SMALL * size;
  const ships = groupLines(groupsDrawn(space, colorOf), { width: R * 1.35, line: 42, letters });
  const label = special && !planets.length ? text(0, R * 0.68, specials[special], { size: letters, anchor: 'middle', fill: copper.danger, halo: '#05070f' }) : ''; // prettier-ignore
  return [
    holes.map((kind, i) => at(-96 + i * 60, -30, wormholeArt(wormholes[kind], 46))).join(''),
    planets.map((planet, i) => planetNow(planet, placeOf(i, planets.length), colorOf, size)).join(''),
    label,
    at(0, planets.length ? R * -0.47 : -10, ships.body),
    text(0, R * -0.72, position, { size: letters, anchor: 'middle', fill: '#e2cbb8', halo: '#05070f' }),
  ].join('');
}

/** A tile as it is kept and drawn: what never changes once for all games, the rest as it changes. */
export function tileLayers(system: SystemView, colorOf: ColorOf, size: number): Layer[] {
  const owners = [system.home, ...system.space.map(({ owner }) => owner), ...system.planets.flatMap(({ owner, units }) => [owner, ...units.map((one) => one.owner)])]; // prettier-ignore
  const colors = [...new Set(owners)].flatMap((owner) => (owner === null ? [] : [`${owner}=${colorOf(owner)}`])).join(' ');
  return [
    { lasting: true, key: `second tile ${system.id}`, body: () => lasting(system) },
    { key: `second now ${size} ${colors} ${JSON.stringify(system)}`, body: () => rims(system, colorOf) + present(system, colorOf, size) },
  ];
}
