import { call, done } from '#engine';
import { explorationCard } from '#ti4/rules/components/component.ts';
import { addEffect, removeEffect } from '#ti4/rules/components/effects.ts';
import { procedure } from '#ti4/rules/game.ts';
import { produceUnits } from '#ti4/rules/production/production.ts';
import type { SeatId, SystemId } from '#ti4/rules/state.ts';
import { influenceOf, resourcesOf } from '#ti4/rules/planets/planets.ts';

const ID = 'freelancers';

/** Produces one unit; during that production, influence can be spent as resources. */
const hireFreelancers = procedure<{ seat: SeatId; system: SystemId; effect?: string }>()(ID, {
  start: (game, data) => {
    data.effect = addEffect(game, ID, data.seat, null, 'action');
    return call(produceUnits, { seat: data.seat, system: data.system, limit: 1 }, 'end');
  },
  end: (game, { effect = '' }) => {
    removeEffect(game, effect);
    return done();
  },
});

export default explorationCard({
  id: ID,
  name: 'Freelancers',
  set: 'pok',
  text: 'You may produce 1 unit in this system. You can spend influence as resources for that unit.',
  deck: 'cultural',
  copies: 3,
  procedures: [hireFreelancers],
  resolve: (_game, { seat, system }) => call(hireFreelancers, { seat, system }, 'finish'),
  modifiers: {
    // A planet is exhausted for its resources or its influence, never for both.
    'planet-worth': (game, held, worth, { seat, planet, kind }) =>
      seat === held.holder && held.key in game.state.effects && kind === 'resources'
        ? Math.max(worth, influenceOf(game, planet), resourcesOf(game, planet))
        : worth,
  },
});
