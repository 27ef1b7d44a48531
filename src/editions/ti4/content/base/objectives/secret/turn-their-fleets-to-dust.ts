import { objective } from '#ti4/rules/components/component.ts';

export default objective({
  id: 'turn-their-fleets-to-dust',
  name: 'Turn Their Fleets to Dust',
  set: 'base',
  text: "Use Space Cannon to destroy a player's last ship in a system.",
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
