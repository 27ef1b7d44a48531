import { ask, call, chosenKeys, choose, done } from '#engine';
import { actionCard } from '#ti3/rules/components/component.ts';
import { choosePlayer } from '#ti3/rules/components/target-questions.ts';
import { procedure, question, type Game } from '#ti3/rules/game.ts';
import { nameOfPlanet } from '#ti3/rules/names.ts';
import { exhaustPlanets, readyPlanetsOf } from '#ti3/rules/planets/planets.ts';
import { othersFrom } from '#ti3/rules/seats.ts';
import type { SeatId } from '#ti3/rules/terms.ts';

const halfOf = (game: Game, seat: SeatId): number => Math.floor(readyPlanetsOf(game, seat).length / 2);

const victims = (game: Game, seat: SeatId): SeatId[] =>
  othersFrom(game.state, seat).filter((other) => halfOf(game, other) > 0);

const which = question<object>()('stellar-criminals', (game, seat) => {
  const count = halfOf(game, seat);
  const options = readyPlanetsOf(game, seat).map(({ id }) => ({ key: id, label: nameOfPlanet(game, id) }));
  return choose('Which of your planets do you exhaust?', options, { min: count, max: count });
});

const crime = procedure<{ seat: SeatId }>()('stellar-criminals', {
  ask: (game, { seat }) => (halfOf(game, seat) ? ask([which.ask(seat, {})], 'chosen') : done()),
  chosen: (game, { seat }, { answer }) => {
    exhaustPlanets(game, seat, chosenKeys(answer));
    return done();
  },
});

export default actionCard({
  id: 'stellar-criminals',
  name: 'Stellar Criminals',
  copies: 1,
  text: 'Action: choose another player. That player chooses half of their ready planets, rounded down, and exhausts them.',
  confidence: 'medium',
  action: {
    problem: (game, { holder }) => (victims(game, holder).length ? undefined : 'No other player has 2 ready planets.'),
    target: (game, { holder }) =>
      choosePlayer.ask(holder, { prompt: 'Which player must exhaust planets?', seats: victims(game, holder) }),
    effect: (_game, _held, [seat]) => (seat === undefined ? undefined : call(crime, { seat }, 'finish')),
  },
  procedures: [crime],
  questions: [which],
});
