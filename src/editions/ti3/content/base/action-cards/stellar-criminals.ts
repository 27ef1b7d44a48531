import { ask, call, chosen, choose, done } from '../../../../../engine/index.ts';
import { actionCard } from '../../../rules/components/component.ts';
import { choosePlayer } from '../../../rules/components/targets.ts';
import { procedure, question, type Game } from '../../../rules/game.ts';
import { nameOfPlanet } from '../../../rules/names.ts';
import { exhaustPlanets, readyPlanetsOf } from '../../../rules/planets/planets.ts';
import { others } from '../../../rules/seats.ts';
import type { SeatId } from '../../../rules/terms.ts';

const halfOf = (game: Game, seat: SeatId): number => Math.floor(readyPlanetsOf(game, seat).length / 2);

const victims = (game: Game, seat: SeatId): SeatId[] =>
  others(game.state, seat).filter((other) => halfOf(game, other) > 0);

const which = question<object>()('stellar-criminals', (game, seat) => {
  const count = halfOf(game, seat);
  const options = readyPlanetsOf(game, seat).map(({ id }) => ({ key: id, label: nameOfPlanet(game, id) }));
  return choose(`You have to exhaust ${count} of your planets. Which?`, options, { min: count, max: count });
});

const crime = procedure<{ seat: SeatId }>()('stellar-criminals', {
  ask: (game, { seat }) => (halfOf(game, seat) ? ask([which.of(seat, {})], 'chosen') : done()),
  chosen: (game, { seat }, { answer }) => {
    exhaustPlanets(game, seat, chosen(answer));
    return done();
  },
});

export default actionCard({
  id: 'stellar-criminals',
  name: 'Stellar Criminals',
  copies: 1,
  text: 'Action: another player exhausts half of their ready planets, rounded down and of their own choice.',
  confidence: 'medium',
  action: {
    unable: (game, { holder }) => (victims(game, holder).length ? undefined : 'Nobody else has two ready planets.'),
    target: (game, { holder }) =>
      choosePlayer.of(holder, { prompt: 'Whom do the criminals plague?', seats: victims(game, holder) }),
    effect: (_game, _held, [seat]) => (seat === undefined ? undefined : call(crime, { seat }, 'finish')),
  },
  procedures: [crime],
  questions: [which],
});
