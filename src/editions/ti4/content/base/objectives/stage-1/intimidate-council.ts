import { objective } from '#ti4/rules/components/component.ts';
import { isAdjacent } from '#ti4/rules/board/adjacency.ts';
import { MECATOL_REX, planetOf } from '#ti4/rules/planets/planets.ts';
import { systemsWithShips } from '#ti4/content/shared/queries/objective-counts.ts';
import { presenceProgress } from '#ti4/content/shared/queries/progress-counters.ts';

export default objective({
  id: 'intimidate-council',
  name: 'Intimidate Council',
  set: 'base',
  text: 'Have ships in 2 systems adjacent to Mecatol Rex.',
  stage: 1,
  points: 1,
  phase: 'status',
  progress: (game, seat) =>
    presenceProgress(
      'ships',
      game,
      systemsWithShips(game, seat).filter((system) =>
        isAdjacent(game, system, planetOf(game, MECATOL_REX).system, seat),
      ),
      2,
      'systems adjacent to Mecatol Rex',
    ),
});
