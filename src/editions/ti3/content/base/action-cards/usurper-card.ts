import { actionCard, on, type Game } from '#ti3/rules/components/component.ts';
import { addEffect, effectsOf, removeEffect } from '#ti3/rules/components/effects.ts';
import { influenceOf } from '#ti3/rules/planets/planets.ts';
import type { SeatId } from '#ti3/rules/terms.ts';

const THRONE = 'mecatol-rex';

const reigns = ({ state }: Game, seat: SeatId): boolean => state.planets[THRONE]?.owner === seat;

export default actionCard({
  id: 'usurper-card',
  name: 'Usurper',
  copies: 1,
  text: 'When the strategy phase begins, if you control Mecatol Rex: until you lose control of Mecatol Rex, it gives you votes equal to twice its influence, even while exhausted.',
  confidence: 'medium',
  reactions: [
    on('when', 'strategy-phase-begins', {
      isUsable: (game, { holder, component }) => reigns(game, holder) && !effectsOf(game, component, holder).length,
      effect: (game, { holder, component }) => {
        if (reigns(game, holder)) addEffect(game, component, holder, null, 'game');
      },
    }),
    on('after', 'planet-taken', {
      lasting: true,
      mandatory: 'any-order',
      // A holder who gains the planet has lost it before.
      isUsable: (_game, _held, { planet }) => planet === THRONE,
      effect: (game, { key }) => removeEffect(game, key),
    }),
  ],
  modifiers: {
    votes: (game, { holder }, votes, { seat }) => {
      if (seat !== holder || !reigns(game, holder)) return votes;
      const influence = influenceOf(game, THRONE);
      return votes + (game.state.planets[THRONE].exhausted ? 2 : 1) * influence;
    },
  },
});
