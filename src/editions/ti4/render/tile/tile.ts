import { centeredBox, HEX_RADIUS } from '#render/geometry.ts';
import type { Layer } from '#render/composition.ts';
import type { SystemView } from '#ti4/views/index.ts';
import type { Colors } from '#ti4/render/palette.ts';
import { staticArt } from './static-art.ts';
import { layoutBriefly, letterScales, type Brevity } from '#render/tile/brevity.ts';
import { Layout, type PlacedBox } from '#render/tile/layout.ts';
import { placePlanet } from './planet.ts';
import { ownerBorder, ownerTintLayers } from './owner.ts';
import { placeWormholeLabel, placeMarkers, placePositionLabel, placeCommandTokens, isBroad } from './labels.ts';
import { planetSpotOf, wormholeSpot } from './spots.ts';
import { fleetsOf, garrisonsOf, lossesOf } from './units.ts';
import { positionLabelBottom } from '#render/tile/labels.ts';
import { UnitPlacer } from '#render/tile/units.ts';

/** Returns a system's layers: the owner's tint, the unchanging art, and above it the current contents. */
export function tileLayers(system: SystemView, colors: Colors, letters = 1): Layer[] {
  const { id, anomalies, wormholes } = system;
  const shown: Partial<SystemView> = { ...system };
  delete shown.active; // the ring is a piece of its own
  return [
    ...ownerTintLayers(system, colors),
    { key: `art ${id} ${wormholes.join()} ${anomalies.join()}`, body: () => staticArt(system), isPermanent: true },
    { key: JSON.stringify([colors, letters, shown]), body: () => layoutSystem(system, colors, letters).body },
  ];
}

/** The laid out contents of a system. */
interface Arranged {
  body: string;
  placed: PlacedBox[];
  /** Something had to be shrunk or shortened more than usual, or covers a planet. */
  crowded: boolean;
  /** Scale of the smallest item, 1 for its usual size. */
  least: number;
}

/** Lays out the changing contents of a system without overlaps. `letters`: font scale. */
export function layoutSystem(system: SystemView, colors: Colors, letters = 1): Arranged {
  const { layout, brevity } = layoutBriefly((one) => laidOut(system, colors, letters, one));
  return {
    body: layout.parts.join('\n'),
    placed: layout.placed,
    crowded: layout.isCrowded || brevity > 0,
    least: layout.minScale,
  };
}

function laidOut(system: SystemView, colors: Colors, largest: number, brevity: Brevity): Layout {
  const layout = new Layout();
  const { names: letters, counts } = letterScales(largest, brevity);
  system.wormholes.forEach((kind, i) => {
    const { x, y, r } = wormholeSpot(system, i);
    layout.discs.push({ x, y, r });
    layout.placed.push({ what: `wormhole ${kind}`, box: centeredBox(x, y, r * Math.SQRT2, r * Math.SQRT2) });
  });
  layout.parts.push(ownerBorder(system, colors));
  placePositionLabel(system, colors, letters, layout);
  placeWormholeLabel(system, letters, layout);
  placeCommandTokens(system, colors, layout);
  const below = positionLabelBottom(isBroad(system), letters);
  system.planets.forEach((planet, i) =>
    placePlanet(planet, planetSpotOf(system, i), { colors, letters, below }, layout),
  );
  const radius = HEX_RADIUS - (isBroad(system) ? 13 : 6);
  placeMarkers(system, radius, letters, layout);
  const units = new UnitPlacer(layout, radius);
  system.planets.forEach((planet, i) =>
    units.placeOnPlanet(planet.id, planetSpotOf(system, i), garrisonsOf(planet, colors, counts, brevity)),
  );
  units.placeInSpace([...fleetsOf(system, colors, counts, brevity), ...lossesOf(system, colors, counts)]);
  return layout;
}
