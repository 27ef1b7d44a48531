import { call, done } from '#engine';
import { strategyCard } from '#ti3/rules/components/component.ts';
import { procedure } from '#ti3/rules/game.ts';
import { SECONDARY_RESEARCH_PRICE, research, formatResearchOptions } from '#ti3/rules/technology/technology.ts';
import type { SeatId } from '#ti3/rules/terms.ts';

const FOLLOWING = 6;

const primary = procedure<{ seat: SeatId }>()('technology-ii-primary', {
  begin: (_game, { seat }) => call(research, { seat }, 'second'),
  second: (_game, { seat }) => call(research, { seat, base: SECONDARY_RESEARCH_PRICE }, 'end'),
  end: () => done(),
});

const secondary = procedure<{ seat: SeatId }>()('technology-ii-secondary', {
  begin: (_game, { seat }) => call(research, { seat, base: FOLLOWING }, 'end'),
  end: () => done(),
});

export default strategyCard({
  id: 'technology-ii',
  name: 'Technology II',
  number: 7,
  group: 'shattered-empire',
  theme: 'technology',
  text: 'Primary: gain 1 technology whose prerequisites you own; then you may pay 8 resources to gain another. Secondary: spend 1 strategy counter to gain a technology for 6 resources.',
  confidence: 'high',
  primary,
  secondary,
  follow: (game, seat) => formatResearchOptions(game, seat, FOLLOWING),
  secondaryCost: 1,
  procedures: [primary, secondary],
});
