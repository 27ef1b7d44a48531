import { actionCard, on } from '#ti4/rules/components/component.ts';
import { cancelHits, hasCancelledHits } from '#ti4/rules/combat/assign-hits.ts';

const ID = 'maneuvering-jets';

export default actionCard({
  id: ID,
  name: 'Maneuvering Jets',
  set: 'base',
  text: "Before you assign hits from another player's Space Cannon: cancel 1 of those hits.",
  copies: 4,
  advice: { gains: { hits: 1 } },
  reactions: [
    on('when', 'hits-produced', {
      isUsable: (game, { holder }, event) =>
        event.seat === holder &&
        event.by !== holder &&
        (event.purpose === 'space-cannon-offense' || event.purpose === 'space-cannon-defense') &&
        !hasCancelledHits(game, ID),
      effect: (game) => cancelHits(game, ID, 1),
    }),
  ],
});
