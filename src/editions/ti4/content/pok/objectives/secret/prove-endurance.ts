import { objective } from '#ti4/rules/components/component.ts';
import { othersInGame } from '#ti4/content/shared/queries/objective-counts.ts';

export default objective({
  id: 'prove-endurance',
  name: 'Prove Endurance',
  set: 'pok',
  text: 'Be the last player to pass in a round.',
  stage: 'secret',
  points: 1,
  phase: 'action',
  after: ['player-passed'],
  fulfilled: (game, seat, event) =>
    event?.name === 'player-passed' &&
    event.seat === seat &&
    othersInGame(game, seat).every((other) => game.state.seats[other].passed),
});
