import type { Ti3Set } from '../rules/components/component.ts';
import { contents } from './base/index.ts';
import releases from './base/releases.json' with { type: 'json' };

/** Every set of the third edition, in the order in which they came out. */
export const SETS: readonly Ti3Set[] = [{ id: 'base', name: 'Base game', contents, releases }];

/** What new games are played with. */
export const USUAL_SETS: readonly string[] = ['base'];
