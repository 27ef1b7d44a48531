import { objective } from '#ti4/rules/components/component.ts';

export default objective({
  id: 'fight-with-precision',
  name: 'Fight with Precision',
  set: 'pok',
  text: "After hits of your anti-fighter barrage destroy all that is left of a player's fighters in a system.",
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
