import { ask, call, chosenKey, choose, done, chosenNumber } from '#engine';
import { technology } from '#ti3/rules/components/component.ts';
import { spendCounters } from '#ti3/rules/tokens/command-counters.ts';
import { procedure, question, type Game } from '#ti3/rules/game.ts';
import { nameOfPlanet } from '#ti3/rules/names.ts';
import { planetsOf } from '#ti3/rules/planets/planets.ts';
import { countByType, groundForcesOn } from '#ti3/rules/units/units.ts';
import { seatOf } from '#ti3/rules/seats.ts';
import type { PlanetId, SeatId } from '#ti3/rules/terms.ts';
import { formatCount } from '#text/sentences.ts';

const MOST = 4;

const own = (game: Game, seat: SeatId): PlanetId[] => planetsOf(game, seat).map(({ id }) => id);
const garrisoned = (game: Game, seat: SeatId): PlanetId[] =>
  own(game, seat).filter((planet) => groundForcesOn(game, planet, seat).length > 0);

const from = question<object>()(
  'transit-diodes-from',
  (game, seat) =>
    choose(
      'From which planet do you move ground forces?',
      garrisoned(game, seat).map((key) => ({
        key,
        label: nameOfPlanet(game, key),
        hint: formatCount(groundForcesOn(game, key, seat).length, 'ground force'),
      })),
    ),
  { forced: true },
);

const towards = question<{ from: PlanetId }>()(
  'transit-diodes-to',
  (game, seat, data) =>
    choose(
      'To which planet do you move the ground forces?',
      own(game, seat)
        .filter((planet) => planet !== data.from)
        .map((key) => ({ key, label: nameOfPlanet(game, key) })),
    ),
  { forced: true },
);

const howMany = question<{ from: PlanetId }, number>()(
  'transit-diodes-count',
  (game, seat, data) => ({
    kind: 'number',
    prompt: 'How many ground forces do you move?',
    min: 1,
    max: Math.min(MOST, groundForcesOn(game, data.from, seat).length),
  }),
  { forced: true },
);

interface Transit {
  seat: SeatId;
  from?: PlanetId;
  to?: PlanetId;
}

const transit = procedure<Transit>()('transit-diodes', {
  from: (_game, { seat }) => ask([from.ask(seat, {})], 'towards'),
  towards: (_game, data, { answer }) => {
    data.from = chosenKey(answer) ?? '';
    return ask([towards.ask(data.seat, { from: data.from })], 'count');
  },
  count: (_game, data, { answer }) => {
    data.to = chosenKey(answer) ?? '';
    return ask([howMany.ask(data.seat, { from: data.from ?? '' })], 'go');
  },
  go: (game, { seat, from: start = '', to = '' }, { answer }) => {
    const moved = groundForcesOn(game, start, seat).slice(0, chosenNumber(answer));
    for (const unit of moved) Object.assign(unit, { planet: to, system: game.state.planets[to].system });
    game.invalidateStep();
    game.addFact({ type: 'units-landed', seat, planet: to, units: countByType(moved) });
    return done();
  },
});

export default technology({
  id: 'transit-diodes',
  name: 'Transit Diodes',
  text: 'Action: spend 1 strategy counter to move up to 4 ground forces from 1 of your planets to another of your planets.',
  sense: 'seldom',
  color: 'yellow',
  needs: ['light-wave-deflector', 'dacxive-animators'],
  any: true,
  confidence: 'high',
  action: {
    problem: (game, { holder }) => {
      if (seatOf(game, holder).counters.strategy < 1) return 'You have no command counter in strategy allocation.';
      return garrisoned(game, holder).length && own(game, holder).length > 1
        ? undefined
        : 'None of your ground forces can move to another of your planets.';
    },
    effect: (game, { holder }) => {
      spendCounters(game, holder, 'strategy', 1);
      return call(transit, { seat: holder }, 'finish');
    },
  },
  procedures: [transit],
  questions: [from, towards, howMany],
});
