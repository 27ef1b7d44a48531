import { hasTokenIn, returnToken } from '#ti4/rules/tokens/command-tokens.ts';
import { actionCard } from '#ti4/rules/components/component.ts';
import type { Game } from '#ti4/rules/game.ts';
import type { SeatId, SystemId } from '#ti4/rules/state.ts';
import { chooseSystem } from '#ti4/content/shared/procedures/place-questions.ts';

const activated = (game: Game, seat: SeatId): SystemId[] =>
  Object.keys(game.state.systems).filter((system) => hasTokenIn(game, seat, system));

export default actionCard({
  id: 'unexpected-action',
  name: 'Unexpected Action',
  set: 'base',
  text: 'Action: return 1 of your command tokens from the board to your reinforcements.',
  copies: 1,
  advice: { gains: { tokens: 1 } },
  questions: [chooseSystem],
  action: {
    problem: (game, { holder }) =>
      activated(game, holder).length ? undefined : 'You have no command token on the board.',
    target: (game, { holder }) =>
      chooseSystem.ask(holder, {
        prompt: 'From which system do you return your command token?',
        systems: activated(game, holder),
      }),
    effect: (game, { holder }, [system]) => {
      if (system === undefined || !hasTokenIn(game, holder, system)) return;
      returnToken(game, holder, system);
      game.addFact({ type: 'token-removed', seat: holder, system });
    },
  },
});
