import type { Ti3Set } from '#ti3/rules/components/component.ts';
import { contents } from './base/index.ts';
import releases from './base/releases.json' with { type: 'json' };
import { contents as leaders } from './leaders/index.ts';
import leaderReleases from './leaders/releases.json' with { type: 'json' };
import { contents as shards } from './shards-of-the-throne/index.ts';
import shardsReleases from './shards-of-the-throne/releases.json' with { type: 'json' };
import { contents as shattered } from './shattered-empire/index.ts';
import shatteredReleases from './shattered-empire/releases.json' with { type: 'json' };

/** Sets of the third edition, in release order. */
export const SETS: readonly Ti3Set[] = [
  { id: 'base', name: 'Base game', contents, releases },
  { id: 'shattered-empire', name: 'Shattered Empire', contents: shattered, releases: shatteredReleases },
  { id: 'shards-of-the-throne', name: 'Shards of the Throne', contents: shards, releases: shardsReleases },
  // An optional rule in the box, with a separate setting.
  { id: 'leaders', name: 'Leaders', contents: leaders, releases: leaderReleases },
];

/** Sets with which a game can begin. */
export const FINISHED_SETS: readonly Ti3Set[] = SETS.filter(({ unfinished }) => !unfinished);

/** Sets that a lobby offers. */
export const OFFERED_SETS: readonly Ti3Set[] = FINISHED_SETS.filter(({ id }) => id !== 'leaders');

/** Ids of the sets of a new game. */
export const DEFAULT_SETS: readonly string[] = ['base'];
