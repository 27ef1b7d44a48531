import { objective } from '../../../../rules/components/component.ts';
import { neighbors } from '../../../../rules/units/board.ts';
import { othersInGame } from '../../../shared/holdings.ts';

export default objective({
  id: 'foster-cohesion',
  name: 'Foster Cohesion',
  set: 'pok',
  text: 'You are neighbors with everybody else.',
  stage: 'secret',
  points: 1,
  phase: 'status',
  fulfilled: (game, seat) => othersInGame(game, seat).every((other) => neighbors(game, seat, other)),
});
