import { objective } from '../../../../rules/components/component.ts';
import { neighbors } from '../../../../rules/units/board.ts';
import { othersInGame } from '../../../shared/holdings.ts';
import { seatsTowards } from '../../../shared/counted.ts';

export default objective({
  id: 'foster-cohesion',
  name: 'Foster Cohesion',
  set: 'pok',
  text: 'You are neighbours with everybody else.',
  stage: 'secret',
  points: 1,
  phase: 'status',
  progress: (game, seat) => {
    const others = othersInGame(game, seat);
    return seatsTowards(
      game,
      others.filter((other) => neighbors(game, seat, other)),
      others.length,
    );
  },
});
