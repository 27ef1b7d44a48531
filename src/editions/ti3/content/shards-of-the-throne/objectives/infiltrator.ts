import { objective } from '#ti3/rules/components/component.ts';
import { adjacentSystems } from '#ti3/rules/board/adjacency.ts';
import { roundLosses } from '#ti3/rules/objectives/round-losses.ts';
import { hasQuality } from '#ti3/rules/units/units.ts';
import { seatOf } from '#ti3/rules/seats.ts';
import type { UnitType } from '#ti3/rules/terms.ts';

export default objective({
  id: 'infiltrator',
  name: 'Infiltrator',
  stage: 'preliminary',
  points: 1,
  text: "This round, destroy another player's ship in a system adjacent to that player's home system. When you score this, draw a secret objective.",
  tally: (game, seat) => {
    const there = roundLosses(game).some(
      ({ by, loser, system, units }) =>
        by === seat &&
        (Object.keys(units) as UnitType[]).some((type) => hasQuality(game, 'ship', { type })) &&
        adjacentSystems(game, seatOf(game, loser).home).includes(system),
    );
    return [
      [
        Number(there),
        1,
        "to destroy another player's ship in a system adjacent to that player's home system this round",
      ],
    ];
  },
  confidence: 'high',
});
