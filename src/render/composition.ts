import type { Box } from './geometry.ts';

/** Something drawn once and kept as long as what it shows stays the same. */
export interface Layer {
  /** Says all that it shows. */
  key: string;
  /** The SVG within the piece's box. Only called where the picture is not at hand. */
  body: () => string;
  /** It takes long to draw, and is the same in every game: it is worth keeping beyond this process. */
  isPermanent?: true;
  /** Soft enough to be drawn so many times smaller and enlarged. */
  downscale?: number;
}

/** Layers one above the other in one box, put somewhere on a canvas. */
export interface Piece {
  box: Box;
  layers: Layer[];
  /** Where the middle of the piece's own units comes to lie, in pixels of the canvas. */
  x: number;
  y: number;
  /** Drawn too seldom to be kept. */
  passing?: true;
}

/** All of a picture, from the back to the front, and how large it is, in pixels. */
export interface Composition {
  width: number;
  height: number;
  pieces: Piece[];
  /** How many pixels a unit of the pieces is. */
  scale: number;
  /** A colour as '#05070f'; without it, the first piece covers all of it. */
  ground?: string;
}
