import { ask, call, choose, chosenKey, done, type Spec } from '#engine';
import { procedure, question } from '#ti4/rules/game.ts';
import { nameOfSystem } from '#ti4/rules/names.ts';
import { placeTokens } from '#ti4/rules/tokens/token-placement.ts';
import { planetsOnBoard } from '#ti4/rules/planets/planets.ts';
import { othersFrom } from '#ti4/rules/seats.ts';
import type { SeatId } from '#ti4/rules/state.ts';
import { rider } from '#ti4/content/shared/cards/rider.ts';

// Unlike with the strategy card, the Mecatol Rex system can be chosen.
const where = question<object>()('diplomacy-rider-system', (game, seat): Spec => {
  const systems = [...new Set(planetsOnBoard(game, seat).map((planet) => planet.system))];
  if (!systems.length) return { kind: 'none', reason: 'You control no planet.' };
  return choose(
    'In which system must all other players place a command token?',
    systems.map((key) => ({ key, label: nameOfSystem(game, key) })),
  );
});

const protect = procedure<{ seat: SeatId }>()('diplomacy-rider', {
  where: (_game, { seat }) => ask([where.ask(seat, {})], 'place'),
  place: (game, { seat }, got) => {
    const system = chosenKey(got.answer);
    if (system === undefined) return done();
    return call(placeTokens, { todo: othersFrom(game.state, seat).map((other) => ({ seat: other, system })) }, 'end');
  },
  end: () => done(),
});

export default rider({
  id: 'diplomacy-rider',
  name: 'Diplomacy Rider',
  set: 'base',
  text: 'After an agenda is revealed: predict its outcome; you cannot vote on it. If right, choose a system where you control a planet. Each other player places a command token there from their reinforcements.',
  procedures: [protect],
  questions: [where],
  correct: (_game, seat) => call(protect, { seat }, 'finish'),
});
