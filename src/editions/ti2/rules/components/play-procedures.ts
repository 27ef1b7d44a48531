import { seatOf } from '#ti2/rules/seats.ts';
import { layDown } from './kit.ts';
import { kit } from './component.ts';
import { aimKey } from './card-targets.ts';

/** What a race, a technology or a law can do. */
const useAbility = kit.ordinaryUse((game, use) =>
  game.fact({ type: 'ability-used', seat: use.seat, component: use.component }),
);

/** An action card is laid down and its target is named; others may cancel it; then it takes effect (E2 12.4). */
const playCard = kit.announcedUse('play-card', {
  begins: (game, use) => {
    const hand = seatOf(game, use.seat);
    hand.actionCards = hand.actionCards.filter((card) => card !== use.key);
    layDown(game, 'action', [use.key]);
    game.fact({ type: 'action-card-played', seat: use.seat, card: use.key, component: use.component });
  },
  targeted: (game, use) => {
    const { target = [] } = use;
    if (!target.length) return;
    for (const one of target) game.state.aimed.push(aimKey.of(use.component, one));
    game.fact({ type: 'target-named', seat: use.seat, component: use.component, target });
  },
  announced: (game, use) =>
    kit.window(
      'when',
      'action-card-played',
      {
        seat: use.seat,
        card: use.key,
        component: use.component,
        frame: game.path[game.path.length - 1].id,
        ...(use.target?.length && { target: use.target }),
      },
      'effect',
    ),
});

export const playProcedures = [useAbility, playCard];
