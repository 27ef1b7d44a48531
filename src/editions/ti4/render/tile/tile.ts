import { centred, R } from '#render/geometry.ts';
import type { Layer } from '#render/composition.ts';
import type { SystemView } from '#ti4/views/index.ts';
import type { Colors } from '#ti4/render/palette.ts';
import { artOf } from './static-art.ts';
import { Layout, type Placed } from '#render/tile/layout.ts';
import { planetPieces } from './planet.ts';
import { border, tint } from './owner.ts';
import { joinedLabel, markersOf, positionLabel, tokensOf } from './labels.ts';
import { spotOf, wormholeSpot } from './spots.ts';
import { fleetsOf, garrisonsOf, lossesOf } from './units.ts';
import { UnitsOf } from '#render/tile/units.ts';

/** A system's layers: whose it is, the art that never changes, and above it what is there now. */
export function tileLayers(system: SystemView, colors: Colors, letters = 1): Layer[] {
  const { id, anomalies, wormholes } = system;
  const shown: Partial<SystemView> = { ...system };
  delete shown.active; // ringed by a piece of its own
  return [
    ...tint(system, colors),
    { key: `art ${id} ${wormholes.join()} ${anomalies.join()}`, body: () => artOf(system), lasting: true },
    { key: JSON.stringify([colors, letters, shown]), body: () => piecesOf(system, colors, letters).body },
  ];
}

/** What stands in a system, where it found room. */
interface Arranged {
  body: string;
  placed: Placed[];
  /** Something had to be made smaller than it should be, or lies over a planet's face. */
  crowded: boolean;
  /** How much of its usual size the smallest thing has. */
  least: number;
}

/** Everything that changes in a system, arranged so that nothing covers anything else. `letters`: how much larger than usual they are. */
export function piecesOf(system: SystemView, colors: Colors, letters = 1): Arranged {
  const layout = new Layout();
  system.wormholes.forEach((kind, i) => {
    const { x, y, r } = wormholeSpot(system, i);
    layout.discs.push({ x, y, r });
    layout.placed.push({ what: `wormhole ${kind}`, box: centred(x, y, r * Math.SQRT2, r * Math.SQRT2) });
  });
  layout.parts.push(border(system, colors));
  positionLabel(system, colors, letters, layout);
  joinedLabel(system, letters, layout);
  tokensOf(system, colors, layout);
  system.planets.forEach((planet, i) => planetPieces(planet, spotOf(system, i), colors, letters, layout));
  const radius = R - (system.anomalies.length || system.home ? 13 : 6);
  markersOf(system, radius, letters, layout);
  const units = new UnitsOf(layout, radius);
  system.planets.forEach((planet, i) =>
    units.onPlanet(planet.id, spotOf(system, i), garrisonsOf(planet, colors, letters)),
  );
  units.inSpace([...fleetsOf(system, colors, letters), ...lossesOf(system, colors, letters)]);
  return { body: layout.parts.join('\n'), placed: layout.placed, crowded: layout.crowded, least: layout.least };
}
