import { contentsOf } from '../../src/kit/sets.ts';
import { SETS, USUAL_SETS } from '../../src/editions/ti4/content/sets.ts';

const { components: usualComponents, tiles: usualTiles } = contentsOf(SETS, USUAL_SETS);

/** What new games are played with: of each component the newest issue. */
export const components = Object.values(usualComponents);
export const tiles = Object.values(usualTiles);

/** Every issue of every component. */
export const issues = SETS.flatMap(({ contents }) => Object.values(contents.components));
