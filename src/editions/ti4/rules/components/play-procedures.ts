import type { Procedure } from '#engine';
import type { Game } from '#ti4/rules/game.ts';
import { window } from '#ti4/rules/game.ts';
import { seatOf } from '#ti4/rules/seats.ts';
import { kit } from './component.ts';
import { layDown } from './decks.ts';
import { happened } from '#ti4/rules/events/moments.ts';

/** Uses an ability of something in play. Gives back 'used'. */
const useAbility = kit.ordinaryUse((game, use) =>
  game.fact({ type: 'ability-used', seat: use.seat, component: use.component }),
);

/**
 * Plays an action card (2): it leaves the hand and its targets are named; it may be cancelled; then its effect, for
 * as far as it can still be carried out. Gives back 'used', or 'cancelled'.
 */
const playActionCard = kit.announcedUse('play-action-card', {
  begins: (game, use) => {
    const seat = seatOf(game, use.seat);
    seat.actionCards = seat.actionCards.filter((card) => card !== use.key);
    layDown(game, 'action', [use.key]);
    game.fact({ type: 'action-card-played', seat: use.seat, card: use.key, component: use.component });
  },
  targeted: (game, use, answer) => {
    if (typeof answer === 'number')
      game.fact({ type: 'target-named', seat: use.seat, component: use.component, amount: answer });
    else if (use.target?.length)
      game.fact({ type: 'target-named', seat: use.seat, component: use.component, target: use.target });
  },
  announced: (game, use) =>
    window('when', 'action-card-played', { seat: use.seat, card: use.key, frame: game.path.at(-1)?.id ?? 0 }, 'effect'),
  over: (game, { seat, key }) => happened(game, 'after', 'action-cards-discarded', { seat, cards: [key] }),
});

export const playProcedures: Procedure<Game, never>[] = [useAbility, playActionCard];
