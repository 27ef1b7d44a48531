import { currentCombat } from '#ti4/rules/combat/combat.ts';
import { actionCard, on } from '#ti4/rules/components/component.ts';
import { cancelHits, hasCancelledHits } from '#ti4/rules/combat/assign-hits.ts';

const ID = 'shields-holding';

export default actionCard({
  id: ID,
  name: 'Shields Holding',
  set: 'base',
  text: 'Before you assign hits to your ships in a space combat: cancel up to 2 of those hits.',
  copies: 4,
  advice: { gains: { hits: 2 } },
  reactions: [
    on('when', 'hits-produced', {
      isUsable: (game, { holder }, event) =>
        event.seat === holder &&
        event.planet === undefined &&
        currentCombat(game)?.where === 'space' &&
        !hasCancelledHits(game, ID),
      effect: (game) => cancelHits(game, ID, 2),
    }),
  ],
});
