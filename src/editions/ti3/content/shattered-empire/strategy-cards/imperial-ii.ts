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
        label: 'Score any number of public objectives this round',
        hint: controlsMecatol(game, seat) ? 'You also gain 1 victory point now for Mecatol Rex.' : '',
      },
      {
        key: 'build',
        label: 'Produce; other players cannot follow',
        ...(systemsToBuildIn(game, seat).length
          ? {}
          : { disabledReason: 'You have no space dock that can produce units.' }),
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
  lacks: 'I do not know how public objectives are revealed with this card, so I reveal 1 when each round begins',
  opensEachRound: true,
  text: 'Primary: gain 1 victory point if you control Mecatol Rex, and you may score any number of public objectives in the next status phase; or use the secondary ability without spending a command counter, and no other player can follow. Secondary: spend 1 strategy counter to produce at your space docks in 1 system without activating it.',
  confidence: 'high',
  primary,
  secondary,
  follow: () => 'Produce at your space docks in 1 system without activating it.',
  secondaryCost: 1,
  secondaryUnable: (game, seat) =>
    systemsToBuildIn(game, seat).length ? undefined : 'You have no space dock that can produce units.',
  secondaryIdle: productionAnywhereProblem,
  modifiers: {
    'public-claims': (_game, { holder, memory }, count, { seat }) =>
      seat === holder && memory === MANY ? Infinity : count,
    'secondary-barred': (_game, { holder, memory }, why, { seat, card }) =>
      card === ID && memory === ALONE && seat !== holder
        ? 'You cannot follow: the active player chose to produce alone.'
        : why,
  },
  procedures: [primary, secondary],
  questions: [way],
});
