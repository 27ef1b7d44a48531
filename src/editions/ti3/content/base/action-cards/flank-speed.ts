import { actionCard, on, type Game } from '#ti3/rules/components/component.ts';
import { addEffect, effectsOf } from '#ti3/rules/components/effects.ts';
import { movementHindranceOf } from '#ti3/rules/board/adjacency.ts';
import { mayLeave, movementTo, routesBetween } from '#ti3/rules/movement/routes.ts';
import { tacticalAction } from '#ti3/rules/phases/tactical-action.ts';
import { hasQuality, allUnits } from '#ti3/rules/units/units.ts';
import type { SeatId, SystemId } from '#ti3/rules/terms.ts';

/**
 * Tells whether one more movement lets a ship of the seat reach a system or gives it another route. Ships in a nebula
 * do not benefit (E3 17.3).
 */
const gains = (game: Game, seat: SeatId, to: SystemId): boolean =>
  allUnits(game).some((unit) => {
    const { owner, system: from, type } = unit;
    if (owner !== seat || from === to || !hasQuality(game, 'ship', unit) || !mayLeave(game, seat, from, [to]))
      return false;
    const reach = movementTo(game, seat, type, from, to);
    return (
      reach > 0 &&
      movementHindranceOf(game, from) !== 'nebula' &&
      routesBetween(game, seat, from, to, reach + 1, undefined, type).length > 0
    );
  });

export default actionCard({
  id: 'flank-speed',
  name: 'Flank Speed',
  copies: 4,
  text: 'After you activate a system: your ships that move there in this action get +1 movement.',
  sense: 'seldom',
  confidence: 'medium',
  reactions: [
    on('after', 'system-activated', {
      // Excludes transfers, where one step is always enough (E3 10.2).
      isUsable: (game, { holder, component }, { seat, system }) =>
        seat === holder &&
        game.enclosingData(tacticalAction) !== undefined &&
        !effectsOf(game, component, holder).length &&
        gains(game, holder, system),
      effect: (game, { holder, component }, { system }) => {
        addEffect(game, component, holder, system, 'action');
      },
    }),
  ],
  modifiers: {
    movement: (_game, { holder, memory }, movement, { seat, to }) =>
      seat === holder && to === memory ? movement + 1 : movement,
  },
});
