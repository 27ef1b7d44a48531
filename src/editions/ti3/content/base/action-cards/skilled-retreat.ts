import { actionCard, on } from '#ti3/rules/components/component.ts';
import { chooseTargetSystem } from '#ti3/rules/components/target-questions.ts';
import { countersInReinforcements } from '#ti3/rules/tokens/command-counters.ts';
import { entryByFleetProblem, leavingProblem, withdrawFleet } from '#ti3/rules/combat/withdrawal.ts';
import type { Game } from '#ti3/rules/game.ts';
import { activationProblem } from '#ti3/rules/movement/activation.ts';
import { adjacentSystems } from '#ti3/rules/board/adjacency.ts';
import { unitsInSystem, shipsIn } from '#ti3/rules/units/units.ts';
import type { SeatId, SystemId } from '#ti3/rules/terms.ts';

/**
 * Lists the systems adjacent to the battle that the seat can enter and has not activated, without other players' units.
 * Returns none if the fleet cannot leave (E3 7.4) or no command counter is in reinforcements.
 */
const havens = (game: Game, seat: SeatId, system: SystemId): SystemId[] =>
  countersInReinforcements(game, seat) < 1 || leavingProblem(game, seat, system) !== undefined
    ? []
    : adjacentSystems(game, system, seat).filter(
        (next) =>
          unitsInSystem(game, next).every(({ owner }) => owner === seat) &&
          activationProblem(game, seat, next) === undefined &&
          entryByFleetProblem(game, seat, system, next) === undefined,
      );

export default actionCard({
  id: 'skilled-retreat',
  name: 'Skilled Retreat',
  copies: 4,
  text: "When a round of your space battle begins: move your fleet to an adjacent system without your command counter or other players' units. Place 1 command counter from your reinforcements there.",
  sense: 'as-it-loses',
  confidence: 'medium',
  reactions: [
    on('when', 'space-battle-round-begins', {
      isUsable: (game, { holder }, { attacker, defender, system }) =>
        [attacker, defender].includes(holder) &&
        [attacker, defender].every((seat) => shipsIn(game, system, seat).length > 0) &&
        havens(game, holder, system).length > 0,
      target: (game, { holder }, { system }) =>
        chooseTargetSystem.ask(holder, {
          prompt: 'To which system do you move your fleet?',
          systems: havens(game, holder, system),
        }),
      effect: (game, { holder }, { system }, [towards]) => {
        if (towards === undefined || !havens(game, holder, system).includes(towards)) return undefined;
        return withdrawFleet(game, { seat: holder, system, towards, activates: true }, 'finish');
      },
    }),
  ],
});
