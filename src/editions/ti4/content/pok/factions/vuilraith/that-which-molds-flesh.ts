import { leader } from '#ti4/rules/components/component.ts';
import { anomaliesIn } from '#ti4/rules/board/adjacency.ts';
import { unitsAt } from '#ti4/rules/units/units.ts';
import { unlocksWith } from '#ti4/content/shared/queries/unlock-count.ts';

const RIFTS = 3;

export default leader({
  id: 'that-which-molds-flesh',
  name: 'That Which Molds Flesh',
  set: 'pok',
  faction: 'vuilraith',
  role: 'commander',
  text: 'Unlock: have units in 3 gravity rifts. When you produce fighters or infantry: up to 2 of them do not count against your production limit.',
  ...unlocksWith(
    RIFTS,
    'gravity rifts with your units',
    (game, seat) =>
      new Set(
        unitsAt(game, { owner: seat })
          .map(({ system }) => system)
          .filter((system) => anomaliesIn(game, system).includes('gravity-rift')),
      ).size,
  ),
  modifiers: {
    'uncounted-units': (_game, { holder }, uncounted, { seat }) =>
      seat === holder ? [...uncounted, { types: ['fighter', 'infantry'] as const, count: 2 }] : uncounted,
  },
});
