import { call, done } from '#engine';
import type { StrategyCard } from '#ti4/rules/components/component.ts';
import { procedure } from '#ti4/rules/game.ts';
import type { SeatId } from '#ti4/rules/state.ts';
import { placeStructure, structureSites } from '#ti4/rules/units/structures.ts';

const primary = procedure<{ seat: SeatId }>()('construction-primary', {
  first: (_game, { seat }) => call(placeStructure, { seat, types: ['pds', 'space-dock'], optional: true }, 'second'),
  second: (_game, { seat }) => call(placeStructure, { seat, types: ['pds'], optional: true }, 'end'), // 24.2
  end: () => done(),
});

/** Places a structure and puts the spent token in its system, unless the seat already has a token there (24.3). */
const secondary = procedure<{ seat: SeatId; free?: true; tokenOf?: SeatId }>()('construction-secondary', {
  // A free secondary ability spends no token, so it places none.
  place: (_game, { seat, free, tokenOf }) =>
    call(
      placeStructure,
      { seat, types: ['pds', 'space-dock'], ...(!free && { token: true }), ...(tokenOf !== undefined && { tokenOf }) },
      'end',
    ),
  end: () => done(),
});

/** Fields that all versions of the Construction card share (24). */
export const constructionCardParts: Pick<
  StrategyCard,
  'id' | 'name' | 'initiative' | 'offer' | 'primary' | 'secondary' | 'secondaryCost' | 'secondaryUnable' | 'procedures'
> = {
  id: 'construction',
  name: 'Construction',
  initiative: 4,
  offer: 'Place the spent token in a system, then a PDS or space dock on a planet you control there.',
  primary,
  secondary,
  secondaryCost: true,
  secondaryUnable: (game, seat) =>
    structureSites(game, { seat, types: ['pds', 'space-dock'], token: true }).some((site) => !site.disabledReason)
      ? undefined
      : 'You control no planet where you can place a structure.',
  procedures: [primary, secondary],
};
