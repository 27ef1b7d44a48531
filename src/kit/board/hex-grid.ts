/**
 * Axial coordinates of a flat-topped hex: r grows to the south, q to the southeast. A position names a hex by ring and
 * place: '000' is the center, '101' is north of it, then clockwise; ring r has 6r places.
 */
export interface Hex {
  q: number;
  r: number;
}

/** Steps over each side of a hex, clockwise from the north. */
export const HEX_DIRECTIONS = [
  { q: 0, r: -1 },
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
] as const satisfies readonly Hex[];

/** Returns the step over a side of a hex. `side`: 0 to 5, clockwise from the north. */
const directionOf = (side: number): Hex => HEX_DIRECTIONS[side as 0 | 1 | 2 | 3 | 4 | 5];

export function parsePosition(position: string): Hex {
  const ring = Number(position.slice(0, -2));
  const place = Number(position.slice(-2)) - 1;
  if (ring === 0) return { q: 0, r: 0 };
  const corner = Math.floor(place / ring);
  const along = place % ring;
  const start = directionOf(corner);
  const step = directionOf((corner + 2) % 6);
  return { q: start.q * ring + step.q * along, r: start.r * ring + step.r * along };
}

const ringOf = ({ q, r }: Hex): number => Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));

/** Returns the position of a hex, as the inverse of `parsePosition`. Throws if there is none. */
export function formatPosition(hex: Hex): string {
  const found = positionsWithin(ringOf(hex)).find((one) => {
    const at = parsePosition(one);
    return at.q === hex.q && at.r === hex.r;
  });
  if (found === undefined) throw new Error(`There is no position for ${hex.q}, ${hex.r}`);
  return found;
}

/** Lists every position out to a ring, in the order of map strings: ring by ring, north first, clockwise. */
export function positionsWithin(rings: number): string[] {
  const list = ['000'];
  for (let ring = 1; ring <= rings; ring++)
    for (let place = 1; place <= 6 * ring; place++) list.push(`${ring}${String(place).padStart(2, '0')}`);
  return list;
}

/** Returns how many sides are between two positions in a straight line, no matter which tiles are on the way. */
export function hexDistance(a: string, b: string): number {
  const [from, to] = [parsePosition(a), parsePosition(b)];
  return ringOf({ q: from.q - to.q, r: from.r - to.r });
}

/** Two sides of a tile that it connects: 0 is the north, then clockwise, as the tile is printed. */
export type Lane = readonly [number, number];

/** Tile on the board. A tile with `lanes` is not a system: it only connects what is beyond their ends. */
export interface PlacedTile {
  id: string;
  /** Null if the tile is off the board and adjacent to nothing. */
  position: string | null;
  lanes?: readonly Lane[];
  /** Clockwise rotation, in sides. */
  rotation?: number;
}

export interface NeighborGraph {
  /**
   * Returns the systems adjacent to one, over a side or along lanes, clockwise from the north. A system is never
   * adjacent to itself.
   */
  neighborsOf: (id: string) => readonly string[];
  areAdjacent: (a: string, b: string) => boolean;
  /** Returns the systems that are adjacent to a position, or would be adjacent to a tile placed there. */
  neighborsAt: (position: string) => readonly string[];
  /** Tells whether a side of a system faces no tile; false for anything off the board. */
  isAtEdge: (id: string) => boolean;
}

const NONE: readonly string[] = [];
const nameOf = ({ q, r }: Hex): string => `${q},${r}`;
const beyond = (from: Hex, side: number): Hex => {
  const { q, r } = directionOf(side);
  return { q: from.q + q, r: from.r + r };
};
const turned = (side: number, by: number): number => (((side + by) % 6) + 6) % 6;

interface Ground {
  /** Tile at each hex. */
  at: ReadonlyMap<string, PlacedTile>;
}

/**
 * Returns the systems reached by leaving a hex over one of its sides: the system there, or those at the far ends of the
 * lanes that begin at this side. Lanes that end on the same side of a tile are not connected to each other.
 */
function reached({ at }: Ground, from: Hex, side: number, passed: Set<string> = new Set()): string[] {
  const hex = beyond(from, side);
  const tile = at.get(nameOf(hex));
  if (!tile) return [];
  if (!tile.lanes) return [tile.id];
  const entered = turned(side, 3);
  const ends: string[] = [];
  for (const [one, other] of tile.lanes) {
    const [a, b] = [turned(one, tile.rotation ?? 0), turned(other, tile.rotation ?? 0)];
    if (a !== entered && b !== entered) continue;
    const out = a === entered ? b : a;
    // Lanes may form a ring.
    const lane = `${nameOf(hex)}:${entered}-${out}`;
    if (passed.has(lane)) continue;
    passed.add(lane);
    ends.push(...reached({ at }, hex, out, passed));
  }
  return ends;
}

/** Builds the adjacency of systems from the tiles of a board. Build it once per board, and again when a tile moves. */
export function createNeighborGraph(tiles: Iterable<PlacedTile>): NeighborGraph {
  const at = new Map<string, PlacedTile>();
  for (const tile of tiles) if (tile.position !== null) at.set(nameOf(parsePosition(tile.position)), tile);
  const next = new Map<string, readonly string[]>();
  const open = new Set<string>();
  const allAround = (hex: Hex): string[] => [
    ...new Set(HEX_DIRECTIONS.flatMap((_side, side) => reached({ at }, hex, side))),
  ];
  for (const { id, position, lanes } of at.values()) {
    if (position === null || lanes) continue;
    const hex = parsePosition(position);
    next.set(
      id,
      allAround(hex).filter((other) => other !== id),
    );
    if (HEX_DIRECTIONS.some((_side, side) => !at.has(nameOf(beyond(hex, side))))) open.add(id);
  }
  const beside = (id: string): readonly string[] => next.get(id) ?? NONE;
  return {
    neighborsOf: beside,
    areAdjacent: (a, b) => beside(a).includes(b),
    neighborsAt: (position) => allAround(parsePosition(position)),
    isAtEdge: (id) => open.has(id),
  };
}

/**
 * Returns the neighbors of each system with additional links: the systems of a group are all adjacent to each other, at
 * any distance.
 */
export function withLinks(
  graph: NeighborGraph,
  groups: Iterable<readonly string[]>,
): (id: string) => readonly string[] {
  const more = new Map<string, Set<string>>();
  for (const group of groups)
    for (const id of group) {
      const others = more.get(id) ?? new Set(graph.neighborsOf(id));
      for (const other of group) if (other !== id) others.add(other);
      more.set(id, others);
    }
  const joined = new Map([...more].map(([id, others]) => [id, [...others]]));
  return (id) => joined.get(id) ?? graph.neighborsOf(id);
}
