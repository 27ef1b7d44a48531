import { objective } from '../../../../rules/components/component.ts';
import { MECATOL_REX, planetOf } from '../../../../rules/units/planets.ts';
import { shipsIn } from '../../../../rules/units/units.ts';

export default objective({
  id: 'occupy-the-seat-of-the-empire',
  name: 'Occupy the Seat of the Empire',
  set: 'base',
  text: 'Mecatol Rex is yours, and at least three of your ships are with it.',
  stage: 'secret',
  points: 1,
  phase: 'status',
  fulfilled: (game, seat) => {
    const { controller, system } = planetOf(game, MECATOL_REX);
    return controller === seat && shipsIn(game, system, seat).length >= 3;
  },
});
