import type { PlanetView, SystemView } from '../views/index.ts';
import { centred, Room, type Disc, type Shape } from './arrange.ts';
import { widthOf } from './fonts.ts';
import { custodiansIcon, influenceIcon, resourcesIcon, specialtyIcon, traitIcon, wormholeIcon } from './glyphs.ts';
import { corners, HALF_HEIGHT, R, type Box, type Point } from './geometry.ts';
import { commandToken, mark } from './marks.ts';
import { anomalies, players, space } from './palette.ts';
import { planetArt } from './planet-art.ts';
import { plate, type Colors } from './plates.ts';
import type { Layer } from './raster.ts';
import { spaceArt } from './space-art.ts';
import { at, circle, n, path, polygon, rect, text } from './svg.ts';

export const TILE: Box = { x: -R, y: -Math.ceil(HALF_HEIGHT), width: 2 * R, height: 2 * Math.ceil(HALF_HEIGHT) };

const NAME_SIZE = 22;
const LABEL_SIZE = 20;

const SMALLEST = 0.5;
const CRAMPED = 0.4;
const LARGEST_BESIDE = 1.2;
const FLEET_SIZES = [1.65, 1.4, 1.2, 1.05, 0.92, 0.8, 0.7, 0.6, SMALLEST];
const GROUND_SIZES = [1, 0.9, 0.8, 0.7, 0.6, SMALLEST];

interface Spot extends Point {
  r: number;
}

const planetSpots: Record<number, Spot[]> = {
  1: [{ x: -44, y: -32, r: 68 }],
  2: [
    { x: -68, y: -52, r: 49 },
    { x: 62, y: 46, r: 49 },
  ],
  3: [
    { x: 0, y: -64, r: 40 },
    { x: -93, y: 13, r: 40 },
    { x: 93, y: 13, r: 40 },
  ],
};

const spotOf = (system: SystemView, index: number): Spot => {
  const spots = planetSpots[Math.min(3, system.planets.length)] ?? [];
  const spot = spots[index % spots.length];
  return system.planets[index].mecatol ? { x: -8, y: -36, r: 73 } : spot;
};

const wormholeSpot = (system: SystemView, index: number): Spot =>
  system.planets.length === 0 ? { x: -74 + index * 148, y: -44, r: 46 } : { x: -78 + index * 72, y: 92, r: 32 };

/** A system's layers: the art that never changes, and above it what is there now. */
export function tileLayers(system: SystemView, colors: Colors, letters = 1): Layer[] {
  const { id, anomalies: kinds, wormholes } = system;
  const shown: Partial<SystemView> = { ...system };
  delete shown.active; // ringed by a piece of its own
  return [
    { key: `art ${id} ${wormholes.join()} ${kinds.join()}`, body: () => artOf(system) },
    { key: JSON.stringify([colors, letters, shown]), body: () => piecesOf(system, colors, letters).body },
  ];
}

const artOf = (system: SystemView): string =>
  [
    spaceArt(system.id, system.anomalies, system.wormholes),
    ...system.wormholes.map((kind, i) => {
      const { x, y, r } = wormholeSpot(system, i);
      return at(x, y, wormholeIcon(kind, r));
    }),
    ...system.planets.map((planet, i) => {
      const { x, y, r } = spotOf(system, i);
      return at(x, y, planetArt(planet, r));
    }),
  ].join('\n');

export interface Placed {
  what: string;
  box: Box;
}

/** Everything that changes in a system, arranged so that nothing covers anything else. `letters`: how much larger than usual they are. */
export function piecesOf(system: SystemView, colors: Colors, letters = 1): { body: string; placed: Placed[]; crowded: boolean } {
  const parts: string[] = [];
  const placed: Placed[] = [];
  const discs: (Disc & { planet?: string })[] = [];
  let crowded = false;
  const put = (what: string, x: number, y: number, width: number, height: number, body: string) => {
    placed.push({ what, box: centred(x, y, width, height) });
    parts.push(at(x, y, body));
  };

  system.wormholes.forEach((kind, i) => {
    const { x, y, r } = wormholeSpot(system, i);
    discs.push({ x, y, r });
    placed.push({ what: `wormhole ${kind}`, box: centred(x, y, r * Math.SQRT2, r * Math.SQRT2) });
  });
  parts.push(homeBorder(system, colors));
  positionLabel(system, letters, put);
  // Tokens lie along the upper right side, as large as there is room for beside the planets.
  const [middle, spread] = [
    [76, 132],
    [76, 132],
    [64, 112],
    [54, 90],
  ][Math.min(3, system.planets.length)];
  const size = system.tokens.length > [3, 3, 2, 0][Math.min(3, system.planets.length)] ? 1 : 1.22;
  system.tokens.forEach((seat, i) => {
    const step = Math.min(31 * size, spread / Math.max(1, system.tokens.length));
    const along = (middle - (step * (system.tokens.length - 1)) / 2 + i * step) / R;
    put(
      `token ${seat}`,
      88 + 88 * along - 18 - 4 * size,
      -HALF_HEIGHT * (1 - along) + 11 + 4 * size,
      29 * size,
      34 * size,
      at(0, 0, commandToken(colors[seat]), size),
    );
  });
  system.planets.forEach((planet, i) => {
    const spot = spotOf(system, i);
    discs.push({ ...spot, r: spot.r + 7, planet: planet.id }); // with its ring of control
    parts.push(planetState(planet, spot, colors));
    planetSigns(planet, spot, letters, put);
    namePlate(planet, spot, colors, letters, put);
  });

  const radius = R - (system.anomalies.length || system.home ? 13 : 6);
  const arrange = (what: string, shapesAt: (size: number) => Shape[], wish: Point, own?: string) => {
    const others = discs.filter((disc) => own === undefined || disc.planet !== own);
    const boxes = placed.map(({ box }) => box);
    const room = new Room(radius, boxes, others);
    // Ground forces are better small on their planet than large beside it.
    for (const near of own === undefined ? [Infinity] : [34, Infinity]) {
      for (const size of own === undefined ? FLEET_SIZES : GROUND_SIZES) {
        const found = room.settle(shapesAt(size), wish);
        if (!found || Math.hypot(found.x - wish.x, found.y - wish.y) > near) continue;
        put(what, found.x, found.y, found.shape.width, found.shape.height, found.shape.body);
        return found;
      }
    }
    // Smaller yet, then over a planet's face, rather than nowhere.
    crowded = true;
    const shapes = shapesAt(CRAMPED);
    const found = new Room(radius, boxes, others).settle(shapes, wish) ??
      new Room(radius, boxes, []).settle(shapes, wish) ?? { shape: shapes[shapes.length - 1], x: wish.x * 0.6, y: wish.y * 0.6 };
    put(what, found.x, found.y, found.shape.width, found.shape.height, found.shape.body);
    return found;
  };

  system.planets.forEach((planet, i) => {
    const spot = spotOf(system, i);
    for (const seat of ownersOf(planet.units)) {
      const groups = planet.units.filter((unit) => unit.owner === seat);
      const found = arrange(
        `ground ${planet.id} ${seat}`,
        (size) => plate(groups, colors[seat], size * 0.92, letters, { unmarked: planet.controller === seat }),
        { x: spot.x, y: spot.y + (spot.r > 60 ? 20 : 9) },
        planet.id,
      );
      if (Math.hypot(found.x - spot.x, found.y - spot.y) > spot.r) {
        parts.splice(
          -1,
          0,
          path(
            `M${n(spot.x)},${n(spot.y)} L${n(found.x)},${n(found.y)}`,
            `stroke="${players[colors[seat]].edge}" stroke-width="2.5" stroke-dasharray="4 4"`,
          ),
        );
      }
    }
  });
  const wishes = fleetWishes(system);
  const fleets = [
    ...ownersOf(system.space).map((seat, i): Fleet => {
      const groups = system.space.filter((unit) => unit.owner === seat);
      return {
        what: `fleet ${seat}`,
        most: groups.length,
        wish: wishes[i % wishes.length],
        largest: LARGEST_BESIDE,
        shapes: (size) => plate(groups, colors[seat], size, letters),
      };
    }),
    ...ownersOf(system.losses.map(({ seat: owner }) => ({ owner }))).map((seat): Fleet => {
      const groups = system.losses.filter((loss) => loss.seat === seat).map((loss) => ({ ...loss, damaged: false }));
      return {
        what: `losses ${seat}`,
        most: 0,
        wish: { x: -70, y: 100 },
        largest: LARGEST_BESIDE,
        shapes: (size) => plate(groups, colors[seat], size * 0.8, letters, { lost: true }),
      };
    }),
  ];
  const together = arrangeFleets(
    fleets,
    radius,
    placed.map(({ box }) => box),
    discs,
  );
  for (const { what, x, y, shape } of together ?? []) put(what, x, y, shape.width, shape.height, shape.body);
  if (!together) for (const { what, shapes, wish } of fleets) arrange(what, shapes, wish);
  return { body: parts.join('\n'), placed, crowded };
}

interface Fleet {
  what: string;
  /** How many kinds of ships it shows. */
  most: number;
  wish: Point;
  /** How large it may become beside others. */
  largest: number;
  shapes: (size: number) => Shape[];
}

interface Berth extends Point {
  what: string;
  shape: Shape;
}

/** Fleets of one system as large as all of them fit, those with most to show first; what room is then left goes to each in turn. */
function arrangeFleets(fleets: Fleet[], radius: number, boxes: Box[], discs: Disc[]): Berth[] | undefined {
  const largestFirst = [...fleets].sort((a, b) => b.most - a.most);
  const settle = ({ what, shapes, wish }: Fleet, size: number, others: Berth[]): Berth | undefined => {
    const taken = others.filter((one) => one.what !== what).map(({ x, y, shape }) => centred(x, y, shape.width, shape.height));
    const found = new Room(radius, [...boxes, ...taken], discs).settle(shapes(size), wish);
    return found && { what, ...found };
  };
  for (const size of FLEET_SIZES) {
    const found: Berth[] = [];
    for (const fleet of largestFirst) {
      const berth = settle(fleet, size, found);
      if (!berth) break;
      found.push(berth);
    }
    if (found.length < fleets.length) continue;
    for (const fleet of fleets.length > 1 ? largestFirst : []) {
      for (const larger of FLEET_SIZES.filter((one) => one > size && one <= fleet.largest)) {
        const berth = settle(fleet, larger, found);
        if (!berth) continue;
        found[found.findIndex(({ what }) => what === fleet.what)] = berth;
        break;
      }
    }
    return found;
  }
  return undefined;
}

const ownersOf = (units: { owner: string }[]): string[] => [...new Set(units.map(({ owner }) => owner))];

function fleetWishes(system: SystemView): Point[] {
  // Below the middle, where an anomaly is most itself.
  if (system.anomalies.length && !system.planets.length)
    return [
      { x: 0, y: 58 },
      { x: 0, y: -62 },
    ];
  if (system.planets.length === 0)
    return system.wormholes.length
      ? [
          { x: 20, y: 56 },
          { x: 60, y: -30 },
        ]
      : [
          { x: 0, y: 0 },
          { x: 0, y: 70 },
        ];
  if (system.planets.length === 1)
    return system.planets[0].mecatol
      ? [
          { x: 0, y: 96 },
          { x: 110, y: 30 },
        ]
      : [
          { x: 56, y: 78 },
          { x: 96, y: -30 },
        ];
  if (system.planets.length === 2)
    return [
      { x: -66, y: 72 },
      { x: 70, y: -66 },
    ];
  return [
    { x: 0, y: 104 },
    { x: 0, y: 26 },
  ];
}

type Put = (what: string, x: number, y: number, width: number, height: number, body: string) => void;

function positionLabel(system: SystemView, letters: number, put: Put): void {
  const size = LABEL_SIZE * letters;
  const [anomaly] = system.anomalies;
  const inset = anomaly || system.home ? 26 : 20;
  if (system.position !== null) {
    put(
      'position',
      0,
      -HALF_HEIGHT + inset,
      widthOf(system.position, size) + 6,
      size,
      text(0, size * 0.35, system.position, { size, weight: 700, fill: space.quiet, anchor: 'middle', halo: space.halo }),
    );
  }
  if (anomaly) {
    const names = system.anomalies.map((kind) => anomalies[kind].name).join(', ');
    put(
      'anomaly',
      0,
      HALF_HEIGHT - 28,
      widthOf(names, size) + 6,
      size,
      text(0, size * 0.35, names, { size, fill: anomalies[anomaly].color, anchor: 'middle', halo: space.halo }),
    );
  }
}

/** A home system is edged in its player's colour. */
function homeBorder({ home }: SystemView, colors: Colors): string {
  if (!home) return '';
  const color = home.seat === null ? undefined : players[colors[home.seat]];
  const edge = (radius: number, paint: string) => polygon(corners(radius), `fill="none" ${paint}`);
  return (
    edge(R - 6, `stroke="${color ? color.fill : '#7f8aa6'}" stroke-width="8"`) +
    edge(R - 6, `stroke="${color ? color.edge : '#c9d2e3'}" stroke-width="2" stroke-dasharray="2 12" stroke-linecap="round"`)
  );
}

/** Who controls it, and whether it is exhausted, on the planet itself. */
function planetState(planet: PlanetView, { x, y, r }: Spot, colors: Colors): string {
  const parts: string[] = [];
  if (planet.exhausted) {
    const lines: string[] = [];
    for (let offset = -r * 1.3; offset < r * 1.3; offset += 11) {
      // Chords of the disc, slanting.
      const half = Math.sqrt(Math.max(0, r * r - offset * offset));
      if (half < 4) continue;
      const [dx, dy] = [offset * 0.7071, offset * 0.7071];
      lines.push(`M${n(dx - half * 0.7071)},${n(dy + half * 0.7071)} L${n(dx + half * 0.7071)},${n(dy - half * 0.7071)}`);
    }
    parts.push(
      at(
        x,
        y,
        circle(0, 0, r, 'fill="#04060c" fill-opacity=".44"') +
          path(lines.join(' '), 'stroke="#8c96ad" stroke-width="1.8" stroke-opacity=".4"'),
      ),
    );
  }
  if (planet.controller !== null) {
    const { fill, edge } = players[colors[planet.controller]];
    parts.push(
      circle(x, y, r + 3, `fill="none" stroke="#05070f" stroke-width="8"`) +
        circle(x, y, r + 3, `fill="none" stroke="${fill}" stroke-width="5"`) +
        circle(x, y, r + 3, `fill="none" stroke="${edge}" stroke-width="1.4"`),
    );
  }
  return parts.join('');
}

/** The place nearest to `x` where something around a height stays within the hex. */
function heldWithin(x: number, y: number, width: number, height: number): number {
  const edge = R - 9 - (Math.abs(y) + height / 2) / 1.732 - width / 2;
  return Math.max(-edge, Math.min(edge, x));
}

/** Resources, influence, trait and specialties along the upper rim. */
function planetSigns(planet: PlanetView, { x, y, r }: Spot, letters: number, put: Put): void {
  const signs: { width: number; body: string }[] = [];
  if (planet.trait) signs.push({ width: 26, body: traitIcon(planet.trait) });
  signs.push({ width: 36, body: resourcesIcon(planet.resources, planet.exhausted) });
  signs.push({ width: 34, body: influenceIcon(planet.influence, planet.exhausted) });
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
  put(`signs ${planet.id}`, heldWithin(x, top, width * size, 38 * size), top, width * size, 38 * size, at(0, 0, body, size));
  if (planet.custodians) put('custodians', x, y + 4, 42, 42, custodiansIcon());
}

/** The planet's name, on a plate of its controller's colour with the mark. */
function namePlate(planet: PlanetView, { x, y, r }: Spot, colors: Colors, letters: number, put: Put): void {
  const size = NAME_SIZE * letters;
  const words = planet.name;
  const attached = planet.attached.length;
  const tag = attached ? 22 : 0;
  const width = widthOf(words, size) + (planet.controller === null ? 6 : 34) + tag;
  const height = size + 6;
  const top = y + r + (r < 45 ? 2 : r < 60 ? 5 : 0);
  const middle = heldWithin(x, top, width, height);
  let body: string;
  if (planet.controller === null) {
    body = text(-tag / 2, size * 0.34, words, { size, anchor: 'middle', halo: space.halo });
  } else {
    const color = colors[planet.controller];
    const { fill, edge: bright, ink } = players[color];
    body =
      rect(-width / 2, -height / 2, width, height, 8, `fill="${fill}" stroke="#05070f" stroke-width="5" paint-order="stroke"`) +
      rect(-width / 2 + 0.8, -height / 2 + 0.8, width - 1.6, height - 1.6, 7.4, `fill="none" stroke="${bright}" stroke-width="1.6"`) +
      at(-width / 2 + 15, 0, mark(color), 0.8) +
      text(-width / 2 + 27, size * 0.34, words, { size, fill: ink });
  }
  if (attached)
    body += at(
      width / 2 - 13,
      0,
      rect(-8, -10, 16, 20, 3, 'fill="#ffd166" stroke="#05070f" stroke-width="2.4"') +
        path('M-4,-4 H4 M-4,0 H4 M-4,4 H2', 'stroke="#4a3500" stroke-width="1.8"'),
    );
  put(`name ${planet.id}`, middle, top, width, height, body);
}
