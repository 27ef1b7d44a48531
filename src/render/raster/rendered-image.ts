export interface RenderedImage {
  /** File name. */
  name: string;
  data: Buffer;
  /** Alternative text for screen readers. */
  alt: string;
}
