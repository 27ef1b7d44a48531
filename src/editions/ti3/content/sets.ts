import type { Ti3Contents, Ti3Set } from '../rules/components/component.ts';
import { contents } from './base/index.ts';
import releases from './base/releases.json' with { type: 'json' };
import { contents as shards } from './shards-of-the-throne/index.ts';
import { contents as shattered } from './shattered-empire/index.ts';

/** Nothing of what is being written is frozen yet. */
const all = (of: Ti3Contents): string[][] => [Object.values(of).flatMap((part) => Object.keys(part))];

/** Every set of the third edition, in the order in which they came out. */
export const SETS: readonly Ti3Set[] = [
  { id: 'base', name: 'Base game', contents, releases },
  { id: 'shattered-empire', name: 'Shattered Empire', contents: shattered, releases: all(shattered), unfinished: true },
  { id: 'shards-of-the-throne', name: 'Shards of the Throne', contents: shards, releases: all(shards), unfinished: true },
];

/** Those with which a game can begin. */
export const FINISHED: readonly Ti3Set[] = SETS.filter(({ unfinished }) => !unfinished);

/** What new games are played with. */
export const USUAL_SETS: readonly string[] = ['base'];
