import { hexDistance, parsePosition, type BoardView, type SystemId, type SystemView } from '#ti3/views/index.ts';

/** Axial coordinates at which a system is drawn. */
interface Place {
  q: number;
  r: number;
}

/** Position of the middle of the galaxy. */
const CENTER = '000';

/** Corners of the picture for systems off the board, by the signs of their coordinates; best first. */
const CORNERS: readonly { q: number; down: number }[] = [
  { q: 1, down: 1 },
  { q: -1, down: 1 },
  { q: 1, down: -1 },
  { q: -1, down: -1 },
];

const ringOf = ({ position }: SystemView): number => hexDistance(position, CENTER);

/**
 * Returns where each system is drawn. A system is off the board if the ring inside its own is empty: it is drawn in a
 * free corner, as low or high as the outermost hexes of the middle column.
 */
export function placesOf({ systems }: BoardView): (system: SystemId) => Place {
  const rings = new Set(systems.map(ringOf));
  const isOff = (system: SystemView): boolean => ringOf(system) > 0 && !rings.has(ringOf(system) - 1);
  const outer = Math.max(...systems.filter((system) => !isOff(system)).map(ringOf));
  const places = new Map<SystemId, Place>(systems.map(({ id, position }) => [id, parsePosition(position)]));
  const off = systems.filter(isOff).sort((a, b) => (a.position < b.position ? -1 : 1));
  for (const [i, { id }] of off.slice(0, CORNERS.length).entries()) {
    const { q, down } = CORNERS[i];
    places.set(id, { q: q * outer, r: down * outer - (q * outer) / 2 });
  }
  return (system) => places.get(system) ?? { q: 0, r: 0 };
}
