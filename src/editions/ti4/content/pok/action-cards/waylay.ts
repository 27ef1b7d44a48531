import { unitsAboutToRoll, liftHitRestriction } from '#ti4/rules/combat/dice.ts';
import { actionCard, on } from '#ti4/rules/components/component.ts';

export default actionCard({
  id: 'waylay',
  name: 'Waylay',
  set: 'pok',
  text: 'Before you roll for Anti-Fighter Barrage: your opponent assigns hits from this roll to any of their ships, not only to fighters.',
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
