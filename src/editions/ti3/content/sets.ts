import type { Ti3Set } from '#ti3/rules/components/component.ts';
import { contents } from './base/index.ts';
import releases from './base/releases.json' with { type: 'json' };
import { contents as leaders } from './leaders/index.ts';
import leaderReleases from './leaders/releases.json' with { type: 'json' };
import { contents as shards } from './shards-of-the-throne/index.ts';
import shardsReleases from './shards-of-the-throne/releases.json' with { type: 'json' };
import { contents as shattered } from './shattered-empire/index.ts';
import shatteredReleases from './shattered-empire/releases.json' with { type: 'json' };

/** Every set of the third edition, in the order in which they came out. */
export const SETS: readonly Ti3Set[] = [
  { id: 'base', name: 'Base game', contents, releases },
  { id: 'shattered-empire', name: 'Shattered Empire', contents: shattered, releases: shatteredReleases },
  { id: 'shards-of-the-throne', name: 'Shards of the Throne', contents: shards, releases: shardsReleases },
  // An option of the box, which has a setting of its own.
  { id: 'leaders', name: 'Leaders', contents: leaders, releases: leaderReleases },
];

/** Those with which a game can begin. */
export const FINISHED_SETS: readonly Ti3Set[] = SETS.filter(({ unfinished }) => !unfinished);

/** Those that a lobby offers as sets. */
export const OFFERED_SETS: readonly Ti3Set[] = FINISHED_SETS.filter(({ id }) => id !== 'leaders');

/** What new games are played with. */
export const DEFAULT_SETS: readonly string[] = ['base'];
