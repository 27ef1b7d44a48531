import { objective } from '#ti4/rules/components/component.ts';
import { MECATOL_REX, planetOf } from '#ti4/rules/planets/planets.ts';
import { flagshipsAndWarSuns, otherHomeSystems } from '#ti4/content/shared/queries/objective-counts.ts';
import { unitProgress } from '#ti4/content/shared/queries/progress-counters.ts';

export default objective({
  id: 'achieve-supremacy',
  name: 'Achieve Supremacy',
  set: 'pok',
  text: "Have a flagship or war sun at Mecatol Rex or in another player's home system.",
  stage: 2,
  points: 2,
  phase: 'status',
  progress: (game, seat) => {
    const wanted = [planetOf(game, MECATOL_REX).system, ...otherHomeSystems(game, seat)];
    return unitProgress(
      game,
      flagshipsAndWarSuns(game, seat).filter(({ system }) => wanted.includes(system)),
      1,
      'ships',
    );
  },
});
