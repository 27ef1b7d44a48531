import type { Ti2Contents, Ti2Set } from '#ti2/rules/components/component.ts';
import { contents as base } from './base/index.ts';
import { contents as homes1997 } from './homes-1997/index.ts';
import { contents as hopesEnd } from './hopes-end/index.ts';
import { contents as own } from './own/index.ts';
import { contents as printed } from './printed/index.ts';

/** Returns a single release with all components and tiles: no release is frozen while the edition is being written. */
const unfrozen = (of: Ti2Contents): string[][] => [[...Object.keys(of.components), ...Object.keys(of.tiles)]];

/**
 * Paths of own cards that replaced printed ones until their effects were found. Games that began with them keep them.
 */
const STOOD_IN = [
  'action-cards/countermand',
  'action-cards/full-burn',
  'action-cards/orderly-withdrawal',
  'action-cards/point-of-order',
  'action-cards/skimmed-accounts',
  'political-cards/sacred-world',
  'political-cards/second-reading',
  'political-cards/swapped-ledgers',
];

/**
 * Sets of the second edition. Own cards and tiles, in a set of their own, replace printed ones whose texts are unknown
 * (E2 13).
 */
export const SETS: readonly Ti2Set[] = [
  { id: 'base', name: 'Base game', contents: base, releases: unfrozen(base) },
  { id: 'own', name: 'Cards and tiles made for Custodian', contents: own, releases: unfrozen(own) },
  {
    id: 'printed',
    name: 'Base game cards with known effects',
    contents: printed,
    releases: unfrozen(printed),
    removes: [STOOD_IN],
  },
  { id: 'hopes-end', name: "Hope's End", contents: hopesEnd, releases: unfrozen(hopesEnd) },
  {
    id: 'homes-1997',
    name: 'Home planets of the first edition (1997)',
    contents: homes1997,
    releases: unfrozen(homes1997),
    partly: {
      without: { id: 'hopes-end', name: "Hope's End" },
      brings: '6 home systems',
      keeps: Object.keys(homes1997.tiles).filter((at) => at in base.tiles),
    },
  },
];

export const DEFAULT_SETS: readonly string[] = ['base', 'own', 'printed'];
