import { newGame } from '#ti4/rules/game.ts';
import { shareInForce } from '#ti4/rules/components/in-force.ts';
import { objectiveOf } from '#ti4/rules/objectives/objectives.ts';
import type { SystemId } from '#ti4/rules/state.ts';
import { memoizeForDecision, ownShips, type AiContext } from '#ti4/ai/ai-context.ts';
import { goalSteps, listGoals } from './goals.ts';

/** Returns what the seat's goals lose if all its ships leave a system: its ships there may count for an objective. */
export const lossOfLeaving = (context: AiContext, system: SystemId): number =>
  memoizeForDecision(context, `leaving ${system}`, () => {
    const { game, seat } = context;
    const leaving = new Set(ownShips(context, system).map(({ id }) => id));
    const units = Object.fromEntries(Object.entries(game.state.units).filter(([id]) => !leaving.has(id)));
    const without = newGame({ ...game.state, units }, game.book);
    shareInForce(without, game);
    return listGoals(context).reduce((sum, goal) => {
      const { progress } = objectiveOf(game, goal.objective);
      if (!goal.lacks || !progress) return sum;
      const { have, need } = progress(game, seat);
      const left = Math.min(need, have) - progress(without, seat).have;
      return left > 0 ? sum + left * goalSteps(goal) : sum;
    }, 0);
  });
