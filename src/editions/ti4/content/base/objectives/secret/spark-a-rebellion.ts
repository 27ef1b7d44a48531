import { objective } from '#ti4/rules/components/component.ts';
import { isNeutral, seatsFrom } from '#ti4/rules/seats.ts';

export default objective({
  id: 'spark-a-rebellion',
  name: 'Spark a Rebellion',
  set: 'base',
  text: 'Win a combat against a player with the most victory points. Ties count.',
  stage: 'secret',
  points: 1,
  phase: 'action',
  after: ['space-combat-ends', 'ground-combat-ends'],
  fulfilled: (game, seat, event) => {
    if ((event?.name !== 'space-combat-ends' && event?.name !== 'ground-combat-ends') || event.winner !== seat)
      return false;
    const loser = String(event.attacker === seat ? event.defender : event.attacker);
    const points = seatsFrom(game.state, seat).map((id) => game.state.seats[id].points);
    return !isNeutral(loser) && game.state.seats[loser].points >= Math.max(...points);
  },
});
