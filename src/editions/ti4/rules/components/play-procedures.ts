import type { Procedure } from '#engine';
import type { Game } from '#ti4/rules/game.ts';
import { openWindow } from '#ti4/rules/game.ts';
import { seatOf } from '#ti4/rules/seats.ts';
import { kit } from './component.ts';
import { discardCards } from './decks.ts';
import { queueMoment } from '#ti4/rules/events/moments.ts';

/** Uses an ability of a component in play. Returns 'used'. */
const useAbility = kit.useAbilityProcedure((game, use) =>
  game.addFact({ type: 'ability-used', seat: use.seat, component: use.component }),
);

/**
 * Plays an action card (2): it leaves the hand, its targets are named, it may be canceled, and then its effect resolves
 * as far as it still can. Returns 'used' or 'cancelled'.
 */
const playActionCard = kit.playCardProcedure('play-action-card', {
  begins: (game, use) => {
    const seat = seatOf(game, use.seat);
    seat.actionCards = seat.actionCards.filter((card) => card !== use.key);
    discardCards(game, 'action', [use.key]);
    game.addFact({ type: 'action-card-played', seat: use.seat, card: use.key, component: use.component });
  },
  targeted: (game, use, answer) => {
    if (typeof answer === 'number')
      game.addFact({ type: 'target-named', seat: use.seat, component: use.component, amount: answer });
    else if (use.target?.length)
      game.addFact({ type: 'target-named', seat: use.seat, component: use.component, target: use.target });
  },
  announced: (game, use) =>
    openWindow(
      'when',
      'action-card-played',
      { seat: use.seat, card: use.key, frame: game.framePath.at(-1)?.id ?? 0 },
      'effect',
    ),
  over: (game, { seat, key }) => queueMoment(game, 'after', 'action-cards-discarded', { seat, cards: [key] }),
});

export const playProcedures: Procedure<Game, never>[] = [useAbility, playActionCard];
