import { seatOf } from '#ti2/rules/seats.ts';
import { discardCards } from './kit.ts';
import { kit } from './component.ts';
import { cardTargetKey } from './card-targets.ts';

/** Uses the ability of a race, a technology or a law. */
const useAbility = kit.useAbilityProcedure((game, use) =>
  game.addFact({ type: 'ability-used', seat: use.seat, component: use.component }),
);

/** Plays an action card: its target is named, others may cancel it, then it takes effect (E2 12.4). */
const playCard = kit.playCardProcedure('play-card', {
  begins: (game, use) => {
    const hand = seatOf(game, use.seat);
    hand.actionCards = hand.actionCards.filter((card) => card !== use.key);
    discardCards(game, 'action', [use.key]);
    game.addFact({ type: 'action-card-played', seat: use.seat, card: use.key, component: use.component });
  },
  targeted: (game, use) => {
    const { target = [] } = use;
    if (!target.length) return;
    for (const one of target) game.state.aimed.push(cardTargetKey.format(use.component, one));
    game.addFact({ type: 'target-named', seat: use.seat, component: use.component, target });
  },
  announced: (game, use) =>
    kit.openWindow(
      'when',
      'action-card-played',
      {
        seat: use.seat,
        card: use.key,
        component: use.component,
        frame: game.framePath[game.framePath.length - 1].id,
        ...(use.target?.length && { target: use.target }),
      },
      'effect',
    ),
});

export const playProcedures = [useAbility, playCard];
