import { actionCard } from '#ti3/rules/components/component.ts';
import { chooseSystemOf } from '#ti3/rules/components/target-questions.ts';
import { hasCounterIn, liftCounter } from '#ti3/rules/tokens/command-counters.ts';
import type { Game } from '#ti3/rules/game.ts';
import type { SeatId, SystemId } from '#ti3/rules/terms.ts';

const marked = (game: Game, seat: SeatId): SystemId[] =>
  Object.keys(game.state.systems).filter((system) => hasCounterIn(game, seat, system));

export default actionCard({
  id: 'unexpected-action',
  name: 'Unexpected Action',
  copies: 1,
  text: 'Action: you take one of your command counters from the board back to your reinforcements.',
  confidence: 'medium',
  action: {
    unable: (game, { holder }) =>
      marked(game, holder).length ? undefined : 'No command counter of yours is on the board.',
    target: (game, { holder }) =>
      chooseSystemOf.of(holder, {
        prompt: 'From which system do you take your counter?',
        systems: marked(game, holder),
      }),
    effect: (game, { holder }, [system]) => {
      if (system !== undefined) liftCounter(game, holder, system);
    },
  },
});
