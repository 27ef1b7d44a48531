import { actionCard } from '#ti3/rules/components/component.ts';
import { chooseTargetSystem } from '#ti3/rules/components/target-questions.ts';
import { hasCounterIn, removeCounterFromSystem } from '#ti3/rules/tokens/command-counters.ts';
import type { Game } from '#ti3/rules/game.ts';
import type { SeatId, SystemId } from '#ti3/rules/terms.ts';

const marked = (game: Game, seat: SeatId): SystemId[] =>
  Object.keys(game.state.systems).filter((system) => hasCounterIn(game, seat, system));

export default actionCard({
  id: 'unexpected-action',
  name: 'Unexpected Action',
  copies: 1,
  text: 'Action: return 1 of your command counters from the board to your reinforcements.',
  confidence: 'medium',
  action: {
    problem: (game, { holder }) =>
      marked(game, holder).length ? undefined : 'None of your command counters is on the board.',
    target: (game, { holder }) =>
      chooseTargetSystem.ask(holder, {
        prompt: 'From which system do you return your command counter?',
        systems: marked(game, holder),
      }),
    effect: (game, { holder }, [system]) => {
      if (system !== undefined) removeCounterFromSystem(game, holder, system);
    },
  },
});
