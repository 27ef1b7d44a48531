import { ask, call, chosenKey, choose, done } from '#engine';
import { domainCounter, type Technology } from '#ti3/rules/components/component.ts';
import { procedure, question, type Game } from '#ti3/rules/game.ts';
import { nameOfSeat } from '#ti3/rules/names.ts';
import { othersFrom } from '#ti3/rules/seats.ts';
import { gainTechnology, technologyProblem } from '#ti3/rules/technology/technology.ts';
import type { SeatId } from '#ti3/rules/terms.ts';

/** Lists the technologies that a seat can gain here: no race technologies, and it has the prerequisites. */
const lessons = (game: Game, seat: SeatId): Technology[] =>
  Object.values(game.book.byKind.technology).filter(
    (one) => one.lacks === undefined && one.race === undefined && technologyProblem(game, seat, one) === undefined,
  );

const chooseLesson = question<{ learner: SeatId }>()(
  'choose-lesson',
  (game, _seat, { learner }) => {
    const options = lessons(game, learner).map(({ id, name, color, text }) => ({
      key: id,
      label: name,
      hint: text,
      group: color,
    }));
    if (!options.length) return { kind: 'none', reason: 'There is no technology that this player can gain.' };
    return choose(`Which technology does ${nameOfSeat(game, learner)} gain?`, options);
  },
  { title: 'choose a technology for another player', forced: true },
);

const teach = procedure<{ seat: SeatId }>()('technological-society', {
  ask: (game, { seat }) =>
    ask([chooseLesson.ask(othersFrom(game.state, seat)[0] ?? seat, { learner: seat })], 'chosen'),
  chosen: (game, { seat }, { answer }) => {
    const technology = chosenKey(answer);
    if (technology !== undefined) gainTechnology(game, seat, technology);
    return done();
  },
});

export default domainCounter({
  id: 'technological-society',
  name: 'Technological Society',
  text: 'When you gain control of the planet: the player on your left chooses a non-racial technology whose prerequisites you own; you gain it for free.',
  confidence: 'high',
  counters: { 0: 2 },
  taken: (_game, { seat }) => call(teach, { seat }, 'finish'),
  boon: () => 4,
  procedures: [teach],
  questions: [chooseLesson],
});
