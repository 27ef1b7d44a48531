import { actionCard, on, type Game } from '#ti3/rules/components/component.ts';
import { addEffect } from '#ti3/rules/components/effects.ts';
import { chooseTargetSystem } from '#ti3/rules/components/target-questions.ts';
import { mayLeave, movementTo, routesBetween } from '#ti3/rules/movement/routes.ts';
import { tacticalAction } from '#ti3/rules/phases/tactical-action.ts';
import { shipsIn } from '#ti3/rules/units/units.ts';
import type { SeatId, SystemId } from '#ti3/rules/terms.ts';

/**
 * Lists the systems from which a ship of the seat, with movement 2 or more, has additional routes to another system if
 * it passes other players' ships.
 */
const fleets = (game: Game, seat: SeatId, to: SystemId): SystemId[] =>
  Object.keys(game.state.systems).filter(
    (from) =>
      from !== to &&
      mayLeave(game, seat, from, [to]) &&
      shipsIn(game, from, seat).some(({ type }) => {
        const reach = movementTo(game, seat, type, from, to);
        return (
          reach > 1 &&
          routesBetween(game, seat, from, to, reach, () => true, type).length >
            routesBetween(game, seat, from, to, reach, undefined, type).length
        );
      }),
  );

export default actionCard({
  id: 'in-the-silence-of-space',
  name: 'In the Silence of Space',
  copies: 3,
  text: "After you activate a system: choose 1 other system. In this action, your ships that start there with movement 2 or more can move through systems with other players' ships.",
  sense: 'seldom',
  confidence: 'medium',
  reactions: [
    on('after', 'system-activated', {
      isUsable: (game, { holder }, { seat, system }) =>
        seat === holder && game.enclosingData(tacticalAction) !== undefined && fleets(game, holder, system).length > 0,
      target: (game, { holder }, { system }) =>
        chooseTargetSystem.ask(holder, {
          prompt: 'From which system do you move the ships?',
          systems: fleets(game, holder, system),
        }),
      effect: (game, { holder, component }, { system }, [from]) => {
        if (from !== undefined) addEffect(game, component, holder, [from, system], 'action');
      },
    }),
  ],
  modifiers: {
    'passes-ships': (_game, { holder, memory }, passes, { seat, from, to }) => {
      const [start, end] = memory as [SystemId, SystemId];
      return passes || (seat === holder && from === start && to === end);
    },
  },
});
