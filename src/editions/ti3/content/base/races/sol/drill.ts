import { choose } from '#engine';
import { ability } from '#ti3/rules/components/component.ts';
import { modify } from '#ti3/rules/components/modifiers.ts';
import { spendCounters } from '#ti3/rules/tokens/command-counters.ts';
import { question } from '#ti3/rules/game.ts';
import { nameOfPlanet } from '#ti3/rules/names.ts';
import { planetsOf, systemOf } from '#ti3/rules/planets/planets.ts';
import { addUnit } from '#ti3/rules/units/units.ts';
import { seatOf } from '#ti3/rules/seats.ts';

const RAISED = 2;

const where = question<object>()(
  'drill',
  (game, seat) =>
    choose(
      'On which of your planets do you place 2 ground forces?',
      planetsOf(game, seat).map(({ id: key }) => ({ key, label: nameOfPlanet(game, key) })),
    ),
  { forced: true },
);

export default ability({
  id: 'drill',
  name: 'Drill',
  text: 'Action: spend 1 strategy counter to place 2 free ground forces on 1 of your planets.',
  confidence: 'high',
  action: {
    problem: (game, { holder }) => {
      if (seatOf(game, holder).counters.strategy < 1) return 'You have no command counter in strategy allocation.';
      return planetsOf(game, holder).length ? undefined : 'You control no planet.';
    },
    target: (_game, { holder }) => where.ask(holder, {}),
    effect: (game, { holder }, [planet]) => {
      spendCounters(game, holder, 'strategy', 1);
      const system = systemOf(game, planet);
      const raised = modify(game, 'troops-raised', { seat: holder }, RAISED);
      for (let i = 0; i < raised; i++) addUnit(game, holder, 'ground-force', system, planet);
      game.addFact({ type: 'units-placed', seat: holder, planet, units: { 'ground-force': raised } });
    },
  },
  questions: [where],
});
