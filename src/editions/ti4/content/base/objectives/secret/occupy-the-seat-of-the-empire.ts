import { objective } from '#ti4/rules/components/component.ts';
import { MECATOL_REX, planetOf } from '#ti4/rules/planets/planets.ts';
import { shipsIn } from '#ti4/rules/units/units.ts';
import { sumProgress } from '#ti4/content/shared/queries/progress-counters.ts';
import { formatCount } from '#text/sentences.ts';

export default objective({
  id: 'occupy-the-seat-of-the-empire',
  name: 'Occupy the Seat of the Empire',
  set: 'base',
  text: 'Control Mecatol Rex and have at least 3 ships in its system.',
  stage: 'secret',
  points: 1,
  phase: 'status',
  progress: (game, seat) => {
    const { controller, system } = planetOf(game, MECATOL_REX);
    const ships = shipsIn(game, system, seat).length;
    const held = controller === seat;
    return sumProgress(
      Number(held) + Math.min(ships, 3),
      4,
      'of these: control of Mecatol Rex and each of 3 ships there',
      () => [...(held ? ['Mecatol Rex'] : []), ...(ships ? [formatCount(ships, 'ship')] : [])],
    );
  },
});
