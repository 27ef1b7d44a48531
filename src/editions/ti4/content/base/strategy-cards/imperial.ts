import { call, done, goto, awaitTurn } from '#engine';
import { strategyCard } from '#ti4/rules/components/component.ts';
import { procedure } from '#ti4/rules/game.ts';
import { drawSecrets, gainPoints } from '#ti4/rules/objectives/objectives.ts';
import { MECATOL_REX } from '#ti4/rules/planets/planets.ts';
import { scorePublic } from '#ti4/rules/objectives/scoring.ts';
import type { SeatId } from '#ti4/rules/state.ts';

const primary = procedure<{ seat: SeatId }>()('imperial-primary', {
  score: (_game, { seat }) => call(scorePublic, { seat }, 'rex'),
  rex: (game, { seat }) => {
    // 45.2: either one, depending on control of Mecatol Rex
    if (game.state.planets[MECATOL_REX]?.controller === seat) gainPoints(game, seat, 1, 'imperial');
    else drawSecrets(game, seat, 1);
    return goto('end');
  },
  end: () => done(),
});

const secondary = procedure<{ seat: SeatId }>()('imperial-secondary', {
  wait: () => awaitTurn('draw'), // a surplus secret objective returns before the next player draws
  draw: (game, { seat }) => {
    drawSecrets(game, seat, 1);
    return goto('end');
  },
  end: () => done(),
});

export default strategyCard({
  id: 'imperial',
  name: 'Imperial',
  set: 'base',
  text: 'Primary: score a public objective if you can. Then, if you control Mecatol Rex, gain 1 victory point; if not, draw 1 secret objective. Secondary: spend a strategy token to draw 1 secret objective.',
  offer: 'Draw 1 secret objective.',
  initiative: 8,
  primary,
  secondary,
  secondaryCost: true,
  procedures: [primary, secondary],
});
