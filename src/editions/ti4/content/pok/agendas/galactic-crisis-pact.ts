import { call, done, fork } from '#engine';
import { agenda } from '#ti4/rules/components/component.ts';
import { procedure } from '#ti4/rules/game.ts';
import { secondaryAbility } from '#ti4/rules/phases/strategic-action.ts';
import { seatsFrom } from '#ti4/rules/seats.ts';
import type { ComponentId } from '#ti4/rules/state.ts';

const pact = procedure<{ card: ComponentId }>()('galactic-crisis-pact', {
  all: (game, { card }) =>
    fork(
      secondaryAbility,
      seatsFrom(game.state, game.state.speaker).map((seat) => ({
        seat,
        data: { seat, card, by: game.state.speaker, granted: true as const },
      })),
      'over',
    ),
  over: () => done(),
});

export default agenda({
  id: 'galactic-crisis-pact',
  name: 'Galactic Crisis Pact',
  set: 'pok',
  text: 'Elect a strategy card: each player may use its secondary ability without spending a command token. A token that the ability places comes from reinforcements.',
  type: 'directive',
  elect: 'strategy-card',
  advice: { elected: { actions: 1 } },
  procedures: [pact],
  resolve: (_game, card) => call(pact, { card }, 'finish'),
});
