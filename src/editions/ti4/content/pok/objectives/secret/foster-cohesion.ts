import { objective } from '#ti4/rules/components/component.ts';
import { areNeighbors } from '#ti4/rules/board/adjacency.ts';
import { othersInGame } from '#ti4/content/shared/queries/objective-counts.ts';
import { seatProgress } from '#ti4/content/shared/queries/progress-counters.ts';

export default objective({
  id: 'foster-cohesion',
  name: 'Foster Cohesion',
  set: 'pok',
  text: 'Be neighbors with every other player.',
  stage: 'secret',
  points: 1,
  phase: 'status',
  progress: (game, seat) => {
    const others = othersInGame(game, seat);
    return seatProgress(
      game,
      others.filter((other) => areNeighbors(game, seat, other)),
      others.length,
    );
  },
});
