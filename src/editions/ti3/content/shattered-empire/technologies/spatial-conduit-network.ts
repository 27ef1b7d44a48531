import { on, technology, type Game } from '#ti3/rules/components/component.ts';
import { addEffect, effectsOf } from '#ti3/rules/components/effects.ts';
import { chooseTargetSystem } from '#ti3/rules/components/target-questions.ts';
import { controlsSystem } from '#ti3/rules/objectives/objective-counts.ts';
import { entryProblem, mayLeave, movementTo, routesOf } from '#ti3/rules/movement/routes.ts';
import { tacticalAction } from '#ti3/rules/phases/tactical-action.ts';
import { shipsIn } from '#ti3/rules/units/units.ts';
import type { SeatId, SystemId } from '#ti3/rules/terms.ts';

/** Returns the controlled systems with ships that cannot reach the destination by any other route. */
const origins = (game: Game, seat: SeatId, to: SystemId): SystemId[] =>
  entryProblem(game, seat, to) !== undefined
    ? []
    : Object.keys(game.state.systems).filter(
        (from) =>
          from !== to &&
          controlsSystem(game, seat, from) &&
          mayLeave(game, seat, from, [to]) &&
          shipsIn(game, from, seat).some(
            ({ type, id }) =>
              movementTo(game, seat, type, from, to, id) > 0 && !routesOf(game, seat, type, from, to, id).length,
          ),
      );

export default technology({
  id: 'spatial-conduit-network',
  name: 'Spatial Conduit Network',
  text: 'Once per turn, after you activate a system you control in a tactical action: your ships from 1 other system you control can move there as if the systems were adjacent.',
  race: 'jolnar',
  cost: 6,
  needs: [],
  confidence: 'medium',
  modifiers: {
    leaps: (_game, { holder, memory }, leaps, { seat, from, to, starts }) =>
      leaps || (starts && seat === holder && Array.isArray(memory) && memory[0] === from && memory[1] === to),
  },
  reactions: [
    on('after', 'system-activated', {
      isUsable: (game, { holder, component }, { seat, system }) =>
        seat === holder &&
        game.enclosingData(tacticalAction) !== undefined &&
        controlsSystem(game, holder, system) &&
        !effectsOf(game, component, holder).length &&
        origins(game, holder, system).length > 0,
      target: (game, { holder }, { system }) =>
        chooseTargetSystem.ask(holder, {
          prompt: 'From which system do you move ships?',
          systems: origins(game, holder, system),
        }),
      effect: (game, { holder, component }, { system }, [from]) => {
        if (from === undefined) return;
        addEffect(game, component, holder, [from, system], 'turn');
        game.invalidateStep();
        game.addFact({ type: 'systems-joined', seat: holder, systems: [from, system] });
      },
    }),
  ],
});
