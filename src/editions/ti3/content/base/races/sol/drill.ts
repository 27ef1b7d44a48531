import { choose } from '../../../../../../engine/index.ts';
import { ability } from '../../../../rules/components/component.ts';
import { modify } from '../../../../rules/components/modifiers.ts';
import { spendCounters } from '../../../../rules/counters/counters.ts';
import { question } from '../../../../rules/game.ts';
import { nameOfPlanet } from '../../../../rules/names.ts';
import { planetsOf, systemOf } from '../../../../rules/planets/planets.ts';
import { addUnit } from '../../../../rules/planets/units.ts';
import { seatOf } from '../../../../rules/seats.ts';

const RAISED = 2;

const where = question<object>()(
  'drill',
  (game, seat) =>
    choose(
      'On which of your planets do you put two ground forces?',
      planetsOf(game, seat).map(({ id: key }) => ({ key, label: nameOfPlanet(game, key) })),
    ),
  { forced: true },
);

export default ability({
  id: 'drill',
  name: 'Drill',
  text: 'Action: you spend a counter from strategy allocation and put 2 ground forces on one of your planets, free of charge.',
  confidence: 'high',
  action: {
    unable: (game, { holder }) => {
      if (seatOf(game, holder).counters.strategy < 1) return 'It costs a counter from strategy allocation.';
      return planetsOf(game, holder).length ? undefined : 'You have no planet.';
    },
    target: (_game, { holder }) => where.of(holder, {}),
    effect: (game, { holder }, [planet]) => {
      spendCounters(game, holder, 'strategy', 1);
      const system = systemOf(game, planet);
      const raised = modify(game, 'troops-raised', { seat: holder }, RAISED);
      for (let i = 0; i < raised; i++) addUnit(game, holder, 'ground-force', system, planet);
      game.fact({ type: 'units-placed', seat: holder, planet, units: { 'ground-force': raised } });
    },
  },
  questions: [where],
});
