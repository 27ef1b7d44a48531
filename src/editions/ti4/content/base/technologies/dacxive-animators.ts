import { on, technology } from '#ti4/rules/components/component.ts';
import { arrivalProblem, placeUnits } from '#ti4/rules/units/units.ts';

export default technology({
  id: 'dacxive-animators',
  name: 'Dacxive Animators',
  set: 'base',
  text: 'After you win a ground combat on a planet: you may place 1 infantry there.',
  advice: { gains: { units: { infantry: 0.3 } } },
  color: 'biotic',
  prerequisites: { biotic: 1 },
  reactions: [
    on('after', 'ground-combat-ends', {
      isUsable: (game, { holder }, event) =>
        event.winner === holder && arrivalProblem(game, holder, 'infantry', event.planet) === undefined,
      effect: (game, { holder }, event) =>
        void placeUnits(game, holder, 'infantry', 1, { system: event.system, planet: event.planet }),
    }),
  ],
});
