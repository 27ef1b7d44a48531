import { ask, call, choose, chosenKeys, done, type Spec } from '#engine';
import { agenda, on } from '#ti4/rules/components/component.ts';
import { procedure, question, type Game } from '#ti4/rules/game.ts';
import { destroyChosenUnits } from '#ti4/rules/units/losses.ts';
import {
  exhaustPlanet,
  influenceOf,
  readyPlanetsOf,
  resourcesOf,
  planetWithValues,
} from '#ti4/rules/planets/planets.ts';
import { seatOf, seatsFrom } from '#ti4/rules/seats.ts';
import type { SeatId } from '#ti4/rules/state.ts';
import { isNonFighterShip, unitsAt } from '#ti4/rules/units/units.ts';
import { atStrategyPhase, scheduleForStrategyPhase } from '#ti4/content/shared/procedures/next-strategy-phase.ts';

const ID = 'anti-intellectual-revolution';

const ships = (game: Game, seat: SeatId): string[] =>
  unitsAt(game, { owner: seat, space: true })
    .filter((unit) => isNonFighterShip(game, unit))
    .map((unit) => unit.id);

const planetsToExhaust = question<object>()(
  'anti-intellectual-revolution-planets',
  (game, seat): Spec => {
    const ready = readyPlanetsOf(game, seat);
    const count = Math.min(ready.length, Object.keys(seatOf(game, seat).technologies).length);
    if (!count) return { kind: 'none', reason: 'You have nothing to exhaust.' };
    return choose(
      `Which of your planets do you exhaust? Choose ${count}: 1 for each technology you own.`,
      ready.map(({ id }) => ({ key: id, label: planetWithValues(game, id) })),
      { min: count, max: count },
    );
  },
  { forced: true },
);

const exhaust = procedure<{ seat: SeatId }>()('anti-intellectual-revolution', {
  which: (_game, { seat }) => ask([planetsToExhaust.ask(seat, {})], 'exhaust'),
  exhaust: (game, { seat }, got) => {
    for (const planet of chosenKeys(got.answer)) exhaustPlanet(game, planet);
    game.addFact({ type: 'planets-exhausted', seat, planets: chosenKeys(got.answer), why: ID });
    return done();
  },
});

export default agenda({
  id: ID,
  name: 'Anti-Intellectual Revolution',
  set: 'base',
  text: 'For: after a player researches a technology, they destroy 1 of their non-fighter ships. Against: when the next strategy phase begins, each player exhausts 1 planet for each technology they own.',
  type: 'law',
  elect: 'for-against',
  advice: {
    outcomes: { for: { units: { cruiser: -0.3 } } },
    choices: (game, _seat, planet) =>
      planet in game.state.planets
        ? { resources: -resourcesOf(game, planet), influence: -influenceOf(game, planet) }
        : undefined,
  },
  procedures: [exhaust],
  questions: [planetsToExhaust],
  resolve: (game, outcome) => {
    if (outcome === 'against') scheduleForStrategyPhase(game, ID, seatsFrom(game.state, game.state.speaker));
  },
  reactions: [
    on('after', 'technology-researched', {
      mandatory: true,
      isUsable: (game, { holder }, { seat }) => seat === holder && ships(game, seat).length > 0,
      effect: (game, { holder }) =>
        call(
          destroyChosenUnits,
          {
            losses: [{ seat: holder, units: ships(game, holder), count: 1, why: 'for Anti-Intellectual Revolution' }],
            by: holder,
          },
          'finish',
        ),
    }),
    atStrategyPhase((_game, seat) => call(exhaust, { seat }, 'finish')),
  ],
});
