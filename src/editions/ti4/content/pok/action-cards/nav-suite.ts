import { actionCard, on } from '#ti4/rules/components/component.ts';
import { addEffect, removeEffect } from '#ti4/rules/components/effects.ts';
import { isMovementBarred } from '#ti4/rules/movement/move-map.ts';

export default actionCard({
  id: 'nav-suite',
  name: 'Nav Suite',
  set: 'pok',
  text: "After you activate a system: in this action's movement step, your ships ignore anomalies.",
  copies: 1,
  advice: { gains: { moves: 1 } },
  reactions: [
    on('after', 'system-activated', {
      isUsable: (game, { holder }, { seat, system }) => seat === holder && !isMovementBarred(game, seat, system),
      effect: (game, { holder, component }) => void addEffect(game, component, holder, null, 'action'),
    }),
    // Lasts for the Movement step only: anomalies affect retreats again.
    on('after', 'movement-ends', {
      lasting: true,
      mandatory: 'any-order',
      isSilent: true,
      isUsable: () => true,
      effect: (game, { key }) => removeEffect(game, key),
    }),
  ],
  modifiers: {
    'movement-barred': (_game, { holder }, reason, { seat, anomaly }) =>
      seat === holder && anomaly !== undefined ? undefined : reason,
    'slowed-by-nebula': (_game, { holder }, slowed, { unit }) => slowed && unit.owner !== holder,
    'rift-rolls': (_game, { holder }, rolls, { seat }) => rolls && seat !== holder,
    'rift-speeds': (_game, { holder }, speeds, { seat }) => speeds && seat !== holder,
  },
});
