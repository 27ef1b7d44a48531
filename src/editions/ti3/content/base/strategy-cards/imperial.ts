import { ask, call, chosenKey, choose, done, goto } from '#engine';
import { strategyCard } from '#ti3/rules/components/component.ts';
import { procedure, question, type Game } from '#ti3/rules/game.ts';
import { nameOfSystem } from '#ti3/rules/names.ts';
import { isAgeOfEmpire } from '#ti3/rules/objectives/age-of-empire.ts';
import { gainPoints, revealObjective } from '#ti3/rules/objectives/objectives.ts';
import { productionAnywhereProblem } from '#ti3/rules/production/production-anywhere.ts';
import { productionProblem, produceUnits } from '#ti3/rules/production/production.ts';
import type { SeatId, SystemId } from '#ti3/rules/terms.ts';

const POINTS = 2;
/** Points in an Age of Empire game, in which all objectives are face up (E3 18.42). */
const POINTS_IN_AN_AGE = 1;

const docked = (game: Game, seat: SeatId): SystemId[] =>
  Object.keys(game.state.systems).filter((system) => productionProblem(game, seat, system) === undefined);

const where = question<object>()(
  'imperial-production',
  (game, seat) =>
    choose(
      'In which system do you produce units?',
      docked(game, seat).map((key) => ({ key, label: nameOfSystem(game, key) })),
    ),
  { title: 'choose where to produce', forced: true },
);

/** Reveals the next objective, then awards points; Imperium Rex ends the game before the points (E3 1.2). */
const primary = procedure<{ seat: SeatId }>()('imperial-primary', {
  reveal: (game) => {
    if (isAgeOfEmpire(game)) return goto('points'); // 18.42
    const over = revealObjective(game);
    return over?.next === 'call' ? { ...over, then: 'points' } : goto('points');
  },
  points: (game, { seat }) => {
    gainPoints(game, seat, isAgeOfEmpire(game) ? POINTS_IN_AN_AGE : POINTS, 'imperial');
    return done();
  },
});

/** Lets a player build in a system without activating it (E3 9.6). */
const secondary = procedure<{ seat: SeatId }>()('imperial-secondary', {
  ask: (_game, { seat }) => ask([where.ask(seat, {})], 'chosen'),
  chosen: (_game, { seat }, { answer }) => {
    const system = chosenKey(answer);
    return system === undefined ? done() : call(produceUnits, { seat, system }, 'end');
  },
  end: () => done(),
});

export default strategyCard({
  id: 'imperial',
  name: 'Imperial',
  number: 8,
  theme: 'points',
  text: 'Primary: reveal the next public objective, then gain 2 victory points. Secondary: spend 1 strategy counter to produce at your space docks in 1 system without activating it.',
  textWith: {
    ageOfEmpire:
      'Primary: gain 1 victory point; no objective is revealed. Secondary: spend 1 strategy counter to produce at your space docks in 1 system without activating it.',
  },
  confidence: 'high',
  primary,
  secondary,
  follow: () => 'Produce at your space docks in 1 system without activating it.',
  secondaryCost: 1,
  secondaryUnable: (game, seat) =>
    docked(game, seat).length ? undefined : 'You have no space dock that can produce units.',
  secondaryIdle: productionAnywhereProblem,
  procedures: [primary, secondary],
  questions: [where],
});
