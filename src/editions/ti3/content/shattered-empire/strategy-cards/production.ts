import { call, done } from '#engine';
import { strategyCard } from '#ti3/rules/components/component.ts';
import { procedure } from '#ti3/rules/game.ts';
import {
  systemsToBuildIn,
  productionAnywhereProblem,
  produceAnywhere,
} from '#ti3/rules/production/production-anywhere.ts';
import type { SeatId } from '#ti3/rules/terms.ts';

const GIVEN = 2;
const MOST = 3;

const primary = procedure<{ seat: SeatId }>()('production-primary', {
  begin: (_game, { seat }) => call(produceAnywhere, { seat, given: GIVEN }, 'end'),
  end: () => done(),
});

const secondary = procedure<{ seat: SeatId }>()('production-secondary', {
  begin: (_game, { seat }) => call(produceAnywhere, { seat, most: MOST }, 'end'),
  end: () => done(),
});

export default strategyCard({
  id: 'production',
  name: 'Production',
  number: 4,
  group: 'shattered-empire',
  theme: 'building',
  text: 'Primary: produce at your space docks in 1 system without activating it, with 2 extra resources. Secondary: spend 1 strategy counter to produce up to 3 units at your space docks in 1 system without activating it.',
  confidence: 'high',
  primary,
  secondary,
  follow: () => `Produce up to ${MOST} units at your space docks in 1 system without activating it.`,
  secondaryCost: 1,
  secondaryUnable: (game, seat) =>
    systemsToBuildIn(game, seat).length ? undefined : 'You have no space dock that can produce units.',
  secondaryIdle: (game, seat) => productionAnywhereProblem(game, seat, { most: MOST }),
  procedures: [primary, secondary],
});
