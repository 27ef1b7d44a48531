import { ask, call, choose, chosen, chosenOne, done, type Spec } from '../../../../../engine/index.ts';
import { strategyCard } from '../../../rules/components/component.ts';
import { procedure, question } from '../../../rules/game.ts';
import { nameOfPlanet, nameOfSystem } from '../../../rules/names.ts';
import { placeTokens } from '../../../rules/units/placing-tokens.ts';
import { MECATOL_REX, planetsOf, readyPlanet } from '../../../rules/units/planets.ts';
import { othersFrom } from '../../../rules/seats.ts';
import type { SeatId } from '../../../rules/state.ts';

const protectedSystem = question<object>()(
  'diplomacy-system',
  (game, seat): Spec => {
    const rex = game.state.planets[MECATOL_REX]?.system;
    const systems = [...new Set(planetsOf(game, seat).map((planet) => planet.system))].filter((system) => system !== rex);
    if (!systems.length) return { kind: 'none', reason: 'You control no planet outside the Mecatol Rex system.' };
    return choose(
      'Into which of your systems does every other player put a command token?',
      systems.map((key) => ({ key, label: nameOfSystem(game, key) })),
    );
  },
  { title: 'choose a system for Diplomacy' },
);

const planetsToReady = question<object>()(
  'diplomacy-planets',
  (game, seat): Spec => {
    const exhausted = planetsOf(game, seat).filter((planet) => planet.exhausted);
    if (!exhausted.length) return { kind: 'none', reason: 'None of your planets is exhausted.' };
    return choose(
      'Ready up to two of your planets.',
      exhausted.map(({ id }) => ({ key: id, label: nameOfPlanet(game, id) })),
      { min: 0, max: 2 },
    );
  },
  { title: 'ready planets with Diplomacy' },
);

const secondary = procedure<{ seat: SeatId }>()('diplomacy-secondary', {
  which: (_game, { seat }) => ask([planetsToReady.of(seat, {})], 'ready'),
  ready: (game, { seat }, got) => {
    const planets = chosen(got.answer);
    for (const planet of planets) readyPlanet(game, planet);
    if (planets.length) game.fact({ type: 'planets-readied', seat, planets });
    return done();
  },
});

const primary = procedure<{ seat: SeatId }>()('diplomacy-primary', {
  where: (_game, { seat }) => ask([protectedSystem.of(seat, {})], 'place'),
  place: (game, { seat }, got) => {
    // 32.2
    const system = chosenOne(got.answer);
    const others = system === undefined ? [] : othersFrom(game.state, seat);
    return call(placeTokens, { todo: others.map((other) => ({ seat: other, system: system ?? '' })) }, 'ready');
  },
  ready: (_game, { seat }) => call(secondary, { seat }, 'end'),
  end: () => done(),
});

export default strategyCard({
  id: 'diplomacy',
  name: 'Diplomacy',
  set: 'codex-1',
  text: 'Pick a system with a planet of yours, not that of Mecatol Rex: everybody else puts a command token there. Then ready two of your planets at most. For a strategy token, the others may ready two of theirs.',
  initiative: 2,
  primary,
  secondary,
  secondaryCost: true,
  procedures: [primary, secondary],
  questions: [protectedSystem, planetsToReady],
});
