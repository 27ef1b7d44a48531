import type { Composition } from '#render/composition.ts';
import { LARGEST_SYSTEM_SCALE, systemFontScale } from '#render/phone-scale.ts';
import { composeHexes, measureHexes, type HexInput, type MoveArrow } from './hex-picture.ts';

/** Picture of some systems and their neighbors. `wanted`: the systems asked for; `shown`: these and their neighbors. */
export interface HexCloseUp<S> {
  shown: S[];
  wanted: S[];
  picture: Composition;
}

/** Ways to read an edition's systems. */
interface HexReader<S> {
  isWanted: (system: S) => boolean;
  /** Tells whether a system belongs in the picture of another. */
  isNear: (system: S, other: S) => boolean;
  /** Returns the axial coordinates of a system. */
  axialOf: (system: S) => { q: number; r: number };
  hexesOf: (shown: readonly S[], fontScale: number) => { hexes: HexInput[]; moves: MoveArrow[] };
}

/** Composes the wanted systems with those near them, in letters readable on a phone. */
export function composeHexCloseUp<S>(
  systems: readonly S[],
  { isWanted, isNear, axialOf, hexesOf }: HexReader<S>,
): HexCloseUp<S> {
  const wanted = systems.filter(isWanted);
  const shown = systems.filter((system) => wanted.some((center) => isNear(center, system)));
  const { width } = measureHexes(shown.map(axialOf));
  const { hexes, moves } = hexesOf(shown, Math.min(LARGEST_SYSTEM_SCALE, systemFontScale(width)));
  return { shown, wanted, picture: composeHexes(hexes, moves) };
}
