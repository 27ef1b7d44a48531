import { actionCard, on } from '#ti3/rules/components/component.ts';
import { addEffect } from '#ti3/rules/components/effects.ts';
import { choosePlayer } from '#ti3/rules/components/target-questions.ts';
import type { Game } from '#ti3/rules/game.ts';
import { followProblem } from '#ti3/rules/phases/strategic-action.ts';
import { othersFrom } from '#ti3/rules/seats.ts';
import type { ComponentId, SeatId } from '#ti3/rules/terms.ts';

/** Lists the players, except the active one and the holder, who can use the secondary ability. */
const followers = (game: Game, holder: SeatId, { seat, card }: { seat: SeatId; card: ComponentId }): SeatId[] =>
  game.book.byKind['strategy-card'][card]?.secondary
    ? othersFrom(game.state, seat).filter((other) => other !== holder && followProblem(game, other, card) === undefined)
    : [];

export default actionCard({
  id: 'policy-paralysis',
  name: 'Policy Paralysis',
  copies: 1,
  text: 'After a player resolves the primary ability of a strategy card: choose another player. That player cannot follow that card this time.',
  confidence: 'medium',
  reactions: [
    on('after', 'primary-resolved', {
      isUsable: (game, { holder }, event) => followers(game, holder, event).length > 0,
      target: (game, { holder }, event) =>
        choosePlayer.ask(holder, {
          prompt: 'Which player do you keep from following?',
          seats: followers(game, holder, event),
        }),
      effect: (game, { holder, component }, { card }, [seat]) => {
        if (seat !== undefined) addEffect(game, component, holder, [seat, card], 'action');
      },
    }),
  ],
  modifiers: {
    'secondary-barred': (_game, { memory }, barred, { seat, card }) =>
      Array.isArray(memory) && memory[0] === seat && memory[1] === card
        ? 'You cannot follow this time (Policy Paralysis).'
        : barred,
  },
});
