import type { Box } from './geometry.ts';

/** A drawing that is cached as long as its contents stay the same. */
export interface Layer {
  /** Cache key that describes all of its contents. */
  key: string;
  /** Returns the SVG within the piece's box; called only if the picture is not cached. */
  body: () => string;
  /** Slow to draw and the same in every game, so it is cached beyond this process. */
  isPermanent?: true;
  /** Factor by which a soft layer may be drawn smaller and then enlarged. */
  downscale?: number;
}

/** Layers in one box, from bottom to top, at a place on a canvas. */
export interface Piece {
  box: Box;
  layers: Layer[];
  /** Position of the piece's origin on the canvas, in pixels. */
  x: number;
  y: number;
  /** System that the piece draws, if it is one. */
  subject?: string | undefined;
  /** Drawn too rarely to be cached. */
  passing?: true;
}

/** All pieces of a picture, from back to front, and its size in pixels. */
export interface Composition {
  width: number;
  height: number;
  pieces: Piece[];
  /** Pixels per unit of the pieces. */
  scale: number;
  /** Color such as '#05070f'; if undefined, the first piece covers the whole picture. */
  ground?: string;
}
