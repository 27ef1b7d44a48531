import { unitsAboutToRoll, liftHitRestriction } from '#ti4/rules/combat/dice.ts';
import { actionCard, on } from '#ti4/rules/components/component.ts';

export default actionCard({
  id: 'waylay',
  name: 'Waylay',
  set: 'pok',
  text: 'Before you roll for Anti-Fighter Barrage: hits from this roll count against all ships, not only fighters. Your opponent assigns them.',
  copies: 1,
  advice: { gains: { hits: 1 } },
  reactions: [
    on('when', 'roll-begins', {
      isUsable: (game, { holder }, { seat, purpose }) =>
        seat === holder && purpose === 'anti-fighter-barrage' && unitsAboutToRoll(game).length > 0,
      effect: (game) => liftHitRestriction(game),
    }),
  ],
});
