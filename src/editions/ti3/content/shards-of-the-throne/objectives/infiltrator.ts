import { objective } from '../../../rules/components/component.ts';
import { adjacentTo } from '../../../rules/movement/galaxy.ts';
import { lossesOf } from '../../../rules/phases/losses.ts';
import { isA } from '../../../rules/planets/units.ts';
import { seatOf } from '../../../rules/seats.ts';
import type { UnitType } from '../../../rules/terms.ts';

export default objective({
  id: 'infiltrator',
  name: 'Infiltrator',
  stage: 'preliminary',
  points: 1,
  text: "In this round you have destroyed a ship of another player next to that player's home system.",
  tally: (game, seat) => {
    const there = lossesOf(game).some(
      ({ by, loser, system, units }) =>
        by === seat &&
        (Object.keys(units) as UnitType[]).some((type) => isA(game, 'ship', { type })) &&
        adjacentTo(game, seatOf(game, loser).home).includes(system),
    );
    return [[Number(there), 1]];
  },
  confidence: 'high',
});
