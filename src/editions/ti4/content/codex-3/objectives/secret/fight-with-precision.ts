import { objective } from '#ti4/rules/components/component.ts';
import { antiFighterBarrage } from '#ti4/rules/combat/anti-fighter-barrage.ts';

export default objective({
  id: 'fight-with-precision',
  name: 'Fight with Precision Ω',
  set: 'codex-3',
  text: "During Anti-Fighter Barrage, destroy a player's last fighter in the active system.",
  stage: 'secret',
  points: 1,
  phase: 'action',
  after: ['unit-destroyed'],
  fulfilled: (game, seat, event) =>
    event?.name === 'unit-destroyed' &&
    event.by === seat &&
    event.seat !== seat &&
    (event.last?.includes('fighters') ?? false) &&
    game.enclosingData(antiFighterBarrage)?.system === event.system,
});
