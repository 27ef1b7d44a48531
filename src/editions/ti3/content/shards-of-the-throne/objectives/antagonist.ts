import { objective } from '#ti3/rules/components/component.ts';
import { adjacentSystems } from '#ti3/rules/board/adjacency.ts';
import { planetsOf } from '#ti3/rules/planets/planets.ts';
import { seatOf } from '#ti3/rules/seats.ts';

export default objective({
  id: 'antagonist',
  name: 'Antagonist',
  stage: 'preliminary',
  points: 1,
  text: "Control a planet in a system adjacent to another player's home system. When you score this, draw a secret objective.",
  tally: (game, seat) => {
    const near = new Set(
      game.state.order.filter((one) => one !== seat).flatMap((one) => adjacentSystems(game, seatOf(game, one).home)),
    );
    return [
      [
        Number(planetsOf(game, seat).some(({ system }) => near.has(system))),
        1,
        "a planet in a system adjacent to another player's home system",
      ],
    ];
  },
  confidence: 'high',
});
