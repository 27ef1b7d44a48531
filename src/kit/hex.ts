/**
 * Positions are ring and place: '000' the centre, '101' north of it, then clockwise; ring r has 6r places.
 * Axial coordinates on flat-topped hexes: q grows to the east, r to the south-east... each step below is one side,
 * clockwise from the north.
 */
export interface Hex {
  q: number;
  r: number;
}

export const SIDES: readonly Hex[] = [
  { q: 0, r: -1 },
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
];

export function hexAt(position: string): Hex {
  const ring = Number(position.slice(0, -2));
  const place = Number(position.slice(-2)) - 1;
  if (ring === 0) return { q: 0, r: 0 };
  const corner = Math.floor(place / ring);
  const along = place % ring;
  const start = SIDES[corner];
  const step = SIDES[(corner + 2) % 6];
  return { q: start.q * ring + step.q * along, r: start.r * ring + step.r * along };
}

/** Every position out to a ring, in the order of map strings: ring by ring, north first, clockwise. */
export function positions(rings: number): string[] {
  const list = ['000'];
  for (let ring = 1; ring <= rings; ring++)
    for (let place = 1; place <= 6 * ring; place++) list.push(`${ring}${String(place).padStart(2, '0')}`);
  return list;
}

export const touching = (a: string, b: string): boolean => {
  const from = hexAt(a);
  const to = hexAt(b);
  return SIDES.some((side) => from.q + side.q === to.q && from.r + side.r === to.r);
};
