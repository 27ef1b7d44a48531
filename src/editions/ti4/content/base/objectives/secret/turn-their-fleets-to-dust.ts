import { objective } from '#ti4/rules/components/component.ts';

export default objective({
  id: 'turn-their-fleets-to-dust',
  name: 'Turn Their Fleets to Dust',
  set: 'base',
  text: "Destroy a player's last ships in a system with Space Cannon.",
  stage: 'secret',
  points: 1,
  phase: 'action',
  after: ['unit-destroyed'],
  fulfilled: (_game, seat, event) =>
    event?.name === 'unit-destroyed' &&
    event.by === seat &&
    event.seat !== seat &&
    event.toHits === 'space-cannon-offense' &&
    (event.last?.includes('ships') ?? false),
});
