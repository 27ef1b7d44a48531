/** A player's colours: the fill of pieces, an edge that shows on dark and on light, and ink that reads on the fill. */
export interface Paint {
  fill: string;
  edge: string;
  dark: string;
  ink: string;
}

/** What pictures are made of beside their own colours. */
export const space = {
  around: '#05070f',
  ink: '#f2f5fb',
  quiet: '#a9b6d3',
  faint: '#6d7b9c',
  panel: '#0f1629',
  line: '#2a3757',
  gold: '#ffd166',
  warn: '#ff8c42',
  halo: '#060a14',
};
