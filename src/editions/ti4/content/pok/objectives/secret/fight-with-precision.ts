import { objective } from '#ti4/rules/components/component.ts';

export default objective({
  id: 'fight-with-precision',
  name: 'Fight with Precision',
  set: 'pok',
  text: "With Anti-Fighter Barrage, destroy a player's last fighter in a system.",
  stage: 'secret',
  points: 1,
  phase: 'action',
  after: ['unit-destroyed'],
  fulfilled: (_game, seat, event) =>
    event?.name === 'unit-destroyed' &&
    event.by === seat &&
    event.seat !== seat &&
    event.toHits === 'anti-fighter-barrage' &&
    (event.last?.includes('fighters') ?? false),
});
