import { PICTURE_MARGIN, SECTION_GAP, type Section } from './sections.ts';

/** Height of a page relative to its width, about that of a phone, which would shrink a higher picture. */
const PAGE_RATIO = 2.1;
const MAX_PAGES = 4;

/** Distributes sections over at most `MAX_PAGES` pages of the given width, as low as possible and in order. */
export function paginateSections(sections: readonly Section[], width: number): Section[][] {
  for (let height = width * PAGE_RATIO; ; height *= 1.15) {
    const pages = pagesOf(sections, height);
    if (pages.length <= MAX_PAGES) return pages;
  }
}

/** Splits sections into pages, in order; only a page with a single section may exceed the height. */
function pagesOf(sections: readonly Section[], height: number): Section[][] {
  const pages: Section[][] = [];
  let used = Infinity;
  for (const section of sections) {
    const more = section.height + SECTION_GAP;
    if (used + more > height - 2 * PICTURE_MARGIN) {
      pages.push([]);
      used = 0;
    }
    pages[pages.length - 1].push(section);
    used += more;
  }
  return pages;
}
