import { currentCombat, countsAsShip, isSide, opponentIn } from '#ti4/rules/combat/combat.ts';
import { actionCard, on } from '#ti4/rules/components/component.ts';
import { produceHits } from '#ti4/rules/combat/combat-hits.ts';

export default actionCard({
  id: 'reflective-shielding',
  name: 'Reflective Shielding',
  set: 'codex-1',
  text: "When your ship sustains damage in a space combat: produce 2 hits against your opponent's ships there.",
  copies: 1,
  advice: { gains: { hits: 2 } },
  reactions: [
    on('when', 'damage-sustained', {
      isUsable: (game, { holder }, event) => {
        const combat = currentCombat(game);
        const unit = game.state.units[event.unit];
        return (
          event.seat === holder &&
          unit !== undefined &&
          countsAsShip(game, unit) &&
          combat?.where === 'space' &&
          isSide(combat, holder)
        );
      },
      effect: (game, { holder }, event) => {
        const combat = currentCombat(game);
        return combat && produceHits(game, { system: event.system }, holder, opponentIn(combat, holder), 2);
      },
    }),
  ],
});
