export interface RenderedImage {
  /** A file name. */
  name: string;
  data: Buffer;
  /** For those who cannot see it. */
  alt: string;
}
