import { call } from '#engine';
import { on, technology } from '#ti4/rules/components/component.ts';
import { planetsOf } from '#ti4/rules/planets/planets.ts';
import { exhaust, isExhausted } from '#ti4/rules/components/in-force.ts';
import { arrivalProblem } from '#ti4/rules/units/units.ts';
import { relocateGroundForces } from '#ti4/content/shared/procedures/relocate-ground-forces.ts';

const {
  procedure: transit,
  questions,
  possible,
} = relocateGroundForces({
  name: 'transit-diodes',
  most: 4,
  open: (game, seat, type) =>
    planetsOf(game, seat)
      .filter(({ id }) => arrivalProblem(game, seat, type, id) === undefined)
      .map(({ id }) => id),
});

export default technology({
  id: 'transit-diodes',
  name: 'Transit Diodes',
  set: 'base',
  text: 'When your turn begins: you may exhaust this card to place up to 4 of your ground forces, from anywhere on the board, on planets you control.',
  color: 'cybernetic',
  prerequisites: { cybernetic: 2 },
  // Practice players would exhaust it without moving any unit.
  advice: {},
  reactions: [
    on('when', 'turn-begins', {
      isUsable: (game, held, { seat }) => seat === held.holder && !isExhausted(game, held) && possible(game, seat),
      effect: (game, held) => {
        exhaust(game, held);
        return call(transit, { seat: held.holder }, 'finish');
      },
    }),
  ],
  procedures: [transit],
  questions,
});
