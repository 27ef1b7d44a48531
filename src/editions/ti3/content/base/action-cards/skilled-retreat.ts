import { actionCard, on } from '#ti3/rules/components/component.ts';
import { modify } from '#ti3/rules/components/modifiers.ts';
import { chooseSystemOf } from '#ti3/rules/components/target-questions.ts';
import { inReinforcements, layCounter } from '#ti3/rules/tokens/command-counters.ts';
import type { Game } from '#ti3/rules/game.ts';
import { activationProblem } from '#ti3/rules/movement/activation.ts';
import { adjacentTo } from '#ti3/rules/board/adjacency.ts';
import { entryProblem } from '#ti3/rules/movement/routes.ts';
import { inSpace, inSystem, shipsIn } from '#ti3/rules/units/units.ts';
import type { SeatId, SystemId } from '#ti3/rules/terms.ts';

/** Systems beside the battle where nobody else has units, and that the seat has not activated. */
const havens = (game: Game, seat: SeatId, system: SystemId): SystemId[] =>
  inReinforcements(game, seat) < 1 || modify(game, 'retreat-barred', { seat, system }, undefined) !== undefined
    ? []
    : adjacentTo(game, system, seat).filter(
        (next) =>
          inSystem(game, next).every(({ owner }) => owner === seat) &&
          activationProblem(game, seat, next) === undefined &&
          entryProblem(game, seat, next) === undefined,
      );

export default actionCard({
  id: 'skilled-retreat',
  name: 'Skilled Retreat',
  copies: 4,
  text: 'As a round of a space battle of yours begins: your fleet leaves at once for a system next to it that is empty or yours alone and that you have not activated. A counter from your reinforcements is laid there.',
  sense: 'as-it-loses',
  confidence: 'medium',
  reactions: [
    on('when', 'space-battle-round-begins', {
      usable: (game, { holder }, { attacker, defender, system }) =>
        [attacker, defender].includes(holder) &&
        [attacker, defender].every((seat) => shipsIn(game, system, seat).length > 0) &&
        havens(game, holder, system).length > 0,
      target: (game, { holder }, { system }) =>
        chooseSystemOf.of(holder, { prompt: 'Where does your fleet go?', systems: havens(game, holder, system) }),
      effect: (game, { holder }, { system }, [towards]) => {
        if (towards === undefined || !havens(game, holder, system).includes(towards)) return;
        for (const unit of inSpace(game, system, holder)) unit.system = towards;
        game.stirred();
        game.fact({ type: 'fleet-withdrawn', seat: holder, system, towards });
        layCounter(game, holder, towards, 'reinforcements');
      },
    }),
  ],
});
