import { ask, call, choose, chosenKey, done, type Spec } from '#engine';
import { procedure, question, type Game } from '#ti4/rules/game.ts';
import { nameOfSystem } from '#ti4/rules/names.ts';
import type { SeatId, SystemId } from '#ti4/rules/state.ts';
import { placeUnit } from '#ti4/rules/units/reinforcements.ts';
import { shipsIn } from '#ti4/rules/units/units.ts';
import { bestPlacementGains, placementGains } from '#ti4/content/shared/queries/placement-advice.ts';
import { rider } from '#ti4/content/shared/cards/rider.ts';

const sites = (game: Game, seat: SeatId): SystemId[] =>
  Object.keys(game.state.systems).filter((system) => shipsIn(game, system, seat).length > 0);

const where = question<object>()('warfare-rider-system', (game, seat): Spec => {
  const systems = sites(game, seat);
  if (!systems.length) return { kind: 'none', reason: 'You have no ships on the board.' };
  return choose(
    'In which system do you place 1 dreadnought?',
    systems.map((key) => ({ key, label: nameOfSystem(game, key) })),
  );
});

const reinforce = procedure<{ seat: SeatId }>()('warfare-rider', {
  where: (_game, { seat }) => ask([where.ask(seat, {})], 'place'),
  place: (_game, { seat }, got) => {
    const system = chosenKey(got.answer);
    return system === undefined ? done() : call(placeUnit, { seat, type: 'dreadnought', system }, 'end');
  },
  end: () => done(),
});

export default rider({
  id: 'warfare-rider',
  name: 'Warfare Rider',
  set: 'base',
  text: 'After an agenda is revealed: predict its outcome; you cannot vote on it. If you are right, place 1 dreadnought in a system with your ships.',
  advice: {
    gains: (game, seat) => bestPlacementGains(game, seat, sites(game, seat), 'dreadnought'),
    choices: (game, seat, key, asked) =>
      asked.question === where.name ? placementGains(game, seat, key, 'dreadnought') : undefined,
  },
  procedures: [reinforce],
  questions: [where],
  correct: (_game, seat) => call(reinforce, { seat }, 'finish'),
});
