import { ask, call, chosenKey, choose, done } from '#engine';
import { strategyCard } from '#ti3/rules/components/component.ts';
import { addEffect } from '#ti3/rules/components/effects.ts';
import { procedure, question } from '#ti3/rules/game.ts';
import { controlsMecatol } from '#ti3/rules/objectives/objective-counts.ts';
import { gainPoints } from '#ti3/rules/objectives/objectives.ts';
import {
  systemsToBuildIn,
  productionAnywhereProblem,
  produceAnywhere,
} from '#ti3/rules/production/production-anywhere.ts';
import type { SeatId } from '#ti3/rules/terms.ts';

const ID = 'imperial-ii';
const MANY = 'many';
const ALONE = 'alone';

const way = question<object>()(
  'imperial-ii-way',
  (game, seat) =>
    choose('What do you do with Imperial II?', [
      {
        key: 'claim',
        label: 'Claim as many public objectives as you can in this round',
        hint: controlsMecatol(game, seat) ? 'And you get a point now for Mecatol Rex.' : '',
      },
      {
        key: 'build',
        label: 'Build, and nobody follows',
        ...(systemsToBuildIn(game, seat).length ? {} : { disabledReason: 'You have no space dock that could build.' }),
      },
    ]),
  { title: 'decide what to do with Imperial II', forced: true },
);

const primary = procedure<{ seat: SeatId }>()('imperial-ii-primary', {
  ask: (_game, { seat }) => ask([way.ask(seat, {})], 'chosen'),
  chosen: (game, { seat }, { answer }) => {
    if (chosenKey(answer) === 'build') {
      addEffect(game, ID, seat, ALONE, 'action');
      return call(produceAnywhere, { seat }, 'end');
    }
    addEffect(game, ID, seat, MANY, 'round');
    if (controlsMecatol(game, seat)) gainPoints(game, seat, 1, ID);
    return done();
  },
  end: () => done(),
});

const secondary = procedure<{ seat: SeatId }>()('imperial-ii-secondary', {
  begin: (_game, { seat }) => call(produceAnywhere, { seat }, 'end'),
  end: () => done(),
});

export default strategyCard({
  id: ID,
  name: 'Imperial II',
  number: 8,
  variant: true,
  theme: 'points',
  lacks:
    'how public objectives come to lie open in a game with it was not found: one is laid open as each round begins',
  opensEachRound: true,
  text: 'Either you may claim any number of public objectives in the coming status phase, and get a point now if you have Mecatol Rex; or you build at your space docks in one system without activating it, and nobody follows. The others may spend a counter from strategy allocation to build so.',
  confidence: 'high',
  primary,
  secondary,
  follow: () => 'Build at your space docks in one system, without activating it.',
  secondaryCost: 1,
  secondaryUnable: (game, seat) =>
    systemsToBuildIn(game, seat).length ? undefined : 'You have no space dock that could build.',
  secondaryIdle: productionAnywhereProblem,
  modifiers: {
    'public-claims': (_game, { holder, memory }, count, { seat }) =>
      seat === holder && memory === MANY ? Infinity : count,
    'secondary-barred': (_game, { holder, memory }, why, { seat, card }) =>
      card === ID && memory === ALONE && seat !== holder ? 'Whoever plays it builds alone.' : why,
  },
  procedures: [primary, secondary],
  questions: [way],
});
