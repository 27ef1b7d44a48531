import type { SetBundle } from '#ti4/rules/rulebooks.ts';
import type { Ti4Set } from '#ti4/rules/components/component.ts';
import { contents as base } from './base/index.ts';
import baseReleases from './base/releases.json' with { type: 'json' };
import { contents as codex1 } from './codex-1/index.ts';
import codex1Releases from './codex-1/releases.json' with { type: 'json' };
import { contents as codex2 } from './codex-2/index.ts';
import codex2Releases from './codex-2/releases.json' with { type: 'json' };
import { contents as codex3 } from './codex-3/index.ts';
import codex3Releases from './codex-3/releases.json' with { type: 'json' };
import { contents as codex4 } from './codex-4/index.ts';
import codex4Releases from './codex-4/releases.json' with { type: 'json' };
import { contents as pok } from './pok/index.ts';
import pokReleases from './pok/releases.json' with { type: 'json' };

/** Set that most components of some codices depend on. */
const PROPHECY_OF_KINGS = { id: 'pok', name: 'Prophecy of Kings' };

/** Agendas that Prophecy of Kings removes from the deck: relics and exploration cards replace them. */
const AGENDAS_LEFT_OUT = [
  'core-mining',
  'demilitarized-zone',
  'holy-planet-of-ixth',
  'representative-government-base-game',
  'research-team-biotic',
  'research-team-cybernetic',
  'research-team-propulsion',
  'research-team-warfare',
  'senate-sanctuary',
  'shard-of-the-throne',
  'terraforming-initiative',
  'the-crown-of-emphidia',
  'the-crown-of-thalnos',
];

/** Sets of the fourth edition, in release order: a later issue of a component replaces the earlier ones. */
export const SETS: readonly Ti4Set[] = [
  {
    id: 'base',
    name: 'Base game',
    contents: base,
    releases: baseReleases,
    colors: ['red', 'blue', 'green', 'yellow', 'purple', 'black'],
  },
  { id: 'codex-1', name: 'Codex 1', contents: codex1, releases: codex1Releases },
  {
    ...PROPHECY_OF_KINGS,
    contents: pok,
    releases: pokReleases,
    removes: [AGENDAS_LEFT_OUT.map((id) => `agendas/${id}`)],
    colors: ['orange', 'pink'],
  },
  {
    id: 'codex-2',
    name: 'Codex 2',
    contents: codex2,
    releases: codex2Releases,
    partly: { without: PROPHECY_OF_KINGS, brings: 'nothing', keeps: [] },
  },
  {
    id: 'codex-3',
    name: 'Codex 3',
    contents: codex3,
    releases: codex3Releases,
    partly: { without: PROPHECY_OF_KINGS, brings: '3 secret objectives', keeps: codex3Releases[0] },
  },
  {
    id: 'codex-4',
    name: 'Codex 4',
    contents: codex4,
    releases: codex4Releases,
    partly: { without: PROPHECY_OF_KINGS, brings: '2 technologies', keeps: codex4Releases[0] },
  },
];

/** Sets with which a game can begin. */
export const FINISHED_SETS: readonly Ti4Set[] = SETS.filter(({ unfinished }) => !unfinished);

/** Combinations of sets that organizers choose from; the first is the default of new games. */
export const BUNDLES: readonly SetBundle[] = [
  { name: 'Prophecy of Kings with codices', sets: FINISHED_SETS.map(({ id }) => id) },
  { name: 'Base with codices', sets: ['base', 'codex-1', 'codex-3', 'codex-4'] },
  { name: 'Base', sets: ['base'] },
];

export const DEFAULT_SETS: readonly string[] = BUNDLES[0].sets;
