import { objective } from '#ti3/rules/components/component.ts';
import { seatOf } from '#ti3/rules/seats.ts';

export default objective({
  id: 'scientist-objective',
  name: 'Scientist',
  stage: 'preliminary',
  points: 1,
  text: 'Own 3 yellow technologies. When you score this, draw a secret objective.',
  tally: (game, seat) => {
    const yellow = Object.values(seatOf(game, seat).technologies).filter(
      ({ component }) => game.book.byKind.technology[component]?.color === 'yellow',
    );
    return [[yellow.length, 3, 'yellow technologies']];
  },
  confidence: 'high',
});
