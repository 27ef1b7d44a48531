import type { Composition } from '#render/composition.ts';
import { rasterize } from './rasterize.ts';
import type { RenderedImage } from './rendered-image.ts';

/** A picture before it is rendered, and its alternative text. */
export interface DescribedPicture {
  picture: Composition;
  alt: string;
}

/** Renders one picture as the file `NAME.jpg`. */
export const renderPicture = async (name: string, { picture, alt }: DescribedPicture): Promise<RenderedImage[]> => [
  { name: `${name}.jpg`, data: await rasterize(picture), alt },
];

/** Renders the pages of a long picture as `NAME-1.jpg`, `NAME-2.jpg` and so on, one after another to save memory. */
export async function renderPages(name: string, pages: readonly DescribedPicture[]): Promise<RenderedImage[]> {
  const images: RenderedImage[] = [];
  for (const [i, page] of pages.entries()) images.push(...(await renderPicture(`${name}-${i + 1}`, page)));
  return images;
}
