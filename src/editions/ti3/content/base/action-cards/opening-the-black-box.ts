import { actionCard, on } from '#ti3/rules/components/component.ts';
import { addEffect, effectsOf, removeEffect } from '#ti3/rules/components/effects.ts';
import type { Game } from '#ti3/rules/game.ts';
import { specialtiesOf } from '#ti3/rules/planets/planets.ts';
import { technologyPrice, technologyProblem } from '#ti3/rules/technology/technology.ts';
import type { SeatId } from '#ti3/rules/terms.ts';

/** Tells whether a seat has red specialties and may gain a red technology that still has a price. */
const wouldHelp = (game: Game, seat: SeatId, base: number): boolean =>
  specialtiesOf(game, seat, 'red') > 0 &&
  Object.values(game.book.byKind.technology).some(
    (one) =>
      one.color === 'red' &&
      technologyProblem(game, seat, one) === undefined &&
      technologyPrice(game, seat, one, base) > 0,
  );

export default actionCard({
  id: 'opening-the-black-box',
  name: 'Opening the Black Box',
  copies: 1,
  text: 'Before you pay for a red technology: each red technology specialty on your planets makes it cost 2 less instead of 1 less.',
  confidence: 'medium',
  reactions: [
    on('when', 'technology-purchase', {
      isUsable: (game, { holder, component }, { seat, base }) =>
        seat === holder && wouldHelp(game, holder, base) && !effectsOf(game, component, holder).length,
      effect: (game, { holder, component }) => {
        addEffect(game, component, holder, null, 'action');
      },
    }),
    on('after', 'technology-gained', {
      lasting: true,
      mandatory: 'any-order',
      isUsable: (_game, { holder }, { seat }) => seat === holder,
      effect: (game, { key }) => removeEffect(game, key),
    }),
  ],
  modifiers: {
    'technology-price': (game, { holder }, price, { seat, technology }) => {
      const red = seat === holder && game.book.byKind.technology[technology]?.color === 'red';
      return red ? price - specialtiesOf(game, seat, 'red') : price;
    },
  },
});
