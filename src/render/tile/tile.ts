import type { PlacedShape } from '#render/layout/layout-grid.ts';
import {
  centeredBox,
  hexCorners,
  HEX_HALF_HEIGHT,
  HEX_RADIUS,
  type Box,
  type Disc,
  type Point,
} from '#render/geometry.ts';
import { PLAYER_PAINTS, UI_COLORS, type PaintName } from '#render/palette.ts';
import type { Layer } from '#render/composition.ts';
import { planetArt, type Surface } from '#render/art/planet-art.ts';
import { createSeededRandom } from '#render/seeded-random.ts';
import { wormholeArt, type WormholeLooks } from '#render/space/wormhole.ts';
import { translate } from '#render/svg.ts';
import { CENTER_FLEET_POINTS, preferredFleetPoints } from './fleets.ts';
import { ANOMALY_LABEL_Y, layoutTokens, positionLabelBottom, positionLabelY, putLabel, type Token } from './labels.ts';
import { GARRISON_SHARE, layoutBriefly, letterScales, planetFontScale, unitShapes, type Brevity } from './brevity.ts';
import { Layout, type PlacedBox } from './layout.ts';
import { planetFace, namePlate, placeRimIcons, SIGNS_GROW, type RimIcon } from './planet.ts';
import type { UnitStack, PlateItem } from './plates.ts';
import { hexEdge, ownerEdge, ownerTint, homeEdge } from './edges.ts';
import { CENTER_PLANET, planetSpot, wormholeSpot } from './spots.ts';
import { UnitPlacer } from './units.ts';

// A hex and its contents, for any edition: the edition supplies the contents, and this file places them.

/** All units of one player in a place. */
export interface PlayerUnits {
  owner: string;
  color: PaintName;
  groups: UnitStack[];
  /** Returns further items on the plate, at a font scale. */
  besides: (letters: number) => PlateItem[];
}

/** An item placed wherever there is room, with its possible shapes. */
export interface TileItem {
  what: string;
  shapes: (letters: number) => PlacedShape[];
  /** Returns the smallest shape, used if no other fits. */
  least?: (letters: number) => PlacedShape;
}

export interface PlanetInput {
  id: string;
  name: string;
  surface: Surface;
  controller: PaintName | null;
  exhausted: boolean;
  /** Icons along the planet's rim. */
  signs: RimIcon[];
  forces: PlayerUnits[];
  /** Items on the planet. */
  things: TileItem[];
}

export interface TileInput {
  id: string;
  position: string;
  /** Anomaly that fills the system's space, with its name. */
  anomaly: { name: string; color: string; art: (random: () => number) => string } | null;
  wormholes: WormholeLooks[];
  home: PaintName | null;
  holder: PaintName | null;
  /** The system is the center of the galaxy. */
  centre: boolean;
  /** Color of the tile's thin edge. */
  rim: string;
  worlds: PlanetInput[];
  fleets: PlayerUnits[];
  tokens: Token[];
  things: TileItem[];
}

/** The laid out contents of a system. */
export interface TileLayout {
  body: string;
  placed: PlacedBox[];
  /** Something had to be shrunk or shortened, or covers a planet. */
  crowded: boolean;
}

const spotOf = ({ worlds, centre }: TileInput, i: number): Disc =>
  centre ? CENTER_PLANET : planetSpot(worlds.length, i);

/** Draws the unchanging parts of a system: its space, wormholes and planets. */
function art(tile: TileInput): string {
  const rim = hexCorners(HEX_RADIUS - 2).map((corner) => corner.map(Math.round).join(',')).join(' '); // prettier-ignore
  const filled = tile.anomaly
    ? `<clipPath id="hex-${tile.id}"><polygon points="${rim}"/></clipPath><g clip-path="url(#hex-${tile.id})">${tile.anomaly.art(createSeededRandom(tile.id))}</g>`
    : '';
  const holes = tile.wormholes.map((looks, i) => {
    const { x, y, r } = wormholeSpot(tile.worlds.length, i);
    return translate(x, y, wormholeArt(looks, r));
  });
  const worlds = tile.worlds.map(({ id, name, surface }, i) => {
    const { x, y, r } = spotOf(tile, i);
    return translate(x, y, planetArt({ id, name, surface }, r));
  });
  return [filled, ...holes, ...worlds].join('\n');
}

function frame({ rim, home, holder, anomaly }: TileInput): string {
  const thin = hexEdge(HEX_RADIUS - 3, `stroke="${rim}" stroke-opacity="${anomaly ? 0.8 : 0.4}" stroke-width="3"`);
  if (home) return thin + homeEdge(home);
  return thin + (holder ? ownerEdge(holder, HEX_RADIUS - (anomaly ? 14 : 8)) : '');
}

interface How {
  radius: number;
  letters: number;
  brevity: Brevity;
}

/** Places items in the upper left or near it, those of a planet on it. */
function lay(things: readonly TileItem[], wishes: (i: number) => Point, how: How, layout: Layout, on?: string): void {
  const { radius, letters, brevity } = how;
  for (const [i, { what, shapes, least }] of things.entries()) {
    const wish = wishes(i);
    const last = least?.(letters) ?? shapes(letters)[0];
    const all = brevity > 1 ? [last] : shapes(letters);
    const found =
      layout.room(radius, on).place(all, wish) ??
      layout.room(radius, on).place([last], wish) ??
      layout.lastRoom(radius).place([last], wish);
    if (!found) layout.isCovering = true;
    layout.putShape(what, found ?? { ...wish, shape: last });
  }
}

function planetPieces(world: PlanetInput, spot: Disc, letters: number, below: number, layout: Layout): void {
  layout.discs.push({ ...spot, r: spot.r + 7, planet: world.id }); // including its control ring
  layout.parts.push(planetFace(world, spot, world.exhausted));
  placeRimIcons(world.id, world.signs, spot, Math.max(1, letters * SIGNS_GROW), layout, below);
  namePlate(world, spot, letters, layout);
}

/** Lays out the changing contents of a system without overlaps. `letters`: font scale. */
export function layoutTile(tile: TileInput, letters: number): TileLayout {
  const { layout, brevity } = layoutBriefly((one) => laidOut(tile, letters, one));
  return {
    body: layout.parts.join('\n'),
    placed: layout.placed,
    crowded: layout.isCrowded || brevity > 0,
  };
}

function laidOut(tile: TileInput, largest: number, brevity: Brevity): Layout {
  const layout = new Layout();
  const { names: letters, counts } = letterScales(largest, brevity);
  const { worlds, anomaly, wormholes, home } = tile;
  wormholes.forEach(({ id }, i) => {
    const { x, y, r } = wormholeSpot(worlds.length, i);
    layout.discs.push({ x, y, r });
    layout.placed.push({ what: `wormhole ${id}`, box: centeredBox(x, y, r * Math.SQRT2, r * Math.SQRT2) });
  });
  layout.parts.push(frame(tile));
  const broad = anomaly !== null || home !== null;
  const color = home ? PLAYER_PAINTS[home].edge : UI_COLORS.quiet;
  putLabel('position', { x: 0, y: positionLabelY(broad), words: tile.position, color }, letters, layout);
  if (anomaly && !worlds.length)
    putLabel('anomaly', { x: 0, y: ANOMALY_LABEL_Y, words: anomaly.name, color: anomaly.color }, letters, layout);
  layoutTokens(tile.tokens, worlds.length, layout);
  const below = positionLabelBottom(broad, letters);
  const written = planetFontScale(letters, (one, trial) =>
    worlds.forEach((world, i) => planetPieces(world, spotOf(tile, i), one, below, trial)),
  );
  worlds.forEach((world, i) => planetPieces(world, spotOf(tile, i), written, below, layout));
  const radius = HEX_RADIUS - (broad ? 13 : 6);
  const how = { radius, letters, brevity };
  worlds.forEach((world, i) => {
    const { x, y } = spotOf(tile, i);
    lay(world.things, () => ({ x, y }), how, layout, world.id);
  });
  lay(tile.things, (i) => ({ x: -84 + i * 34 * letters, y: -HEX_HALF_HEIGHT + 44 }), how, layout);
  const units = new UnitPlacer(layout, radius);
  worlds.forEach((world, i) => {
    const garrisons = world.forces.map((one) => {
      const unmarked = one.color === world.controller;
      return {
        what: `ground ${world.id} ${one.owner}`,
        color: one.color,
        ...unitShapes(brevity, one, { letters: counts, unmarked, share: GARRISON_SHARE }),
      };
    });
    units.placeOnPlanet(world.id, spotOf(tile, i), garrisons);
  });
  const wishes = tile.centre
    ? CENTER_FLEET_POINTS
    : preferredFleetPoints({ planets: worlds.length, anomaly: anomaly !== null, wormholes: wormholes.length });
  units.placeInSpace(
    tile.fleets.map((one, i) => ({
      what: `fleet ${one.owner}`,
      most: one.groups.length,
      wish: wishes[i % wishes.length],
      ...unitShapes(brevity, one, { letters: counts }),
    })),
  );
  return layout;
}

/**
 * Returns a hex's cacheable layers: the holder's tint, the art shared by all games, and the current contents. `key`
 * describes all of them.
 */
export function hexLayers(key: string, tile: TileInput, letters: number): Layer[] {
  const { id, wormholes, anomaly, worlds, centre } = tile;
  const looks = worlds.map(({ id: world, surface }) => `${world} ${surface}`);
  return [
    ...(tile.holder ? [ownerTint(tile.holder)] : []),
    {
      key: `art ${[id, ...wormholes.map((one) => one.id), anomaly?.name ?? '', ...looks, centre].join()}`,
      body: () => art(tile),
      isPermanent: true,
    },
    { key, body: () => layoutTile(tile, letters).body },
  ];
}

/** Returns the occupied boxes of a hex, which arrows avoid. */
export const occupiedBoxes = (tile: TileInput, letters: number): Box[] =>
  layoutTile(tile, letters).placed.map(({ box }) => box);
