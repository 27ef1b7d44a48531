import { ability, on } from '#ti3/rules/components/component.ts';
import { choosePlanet } from '#ti3/rules/components/target-questions.ts';
import { planetsOf } from '#ti3/rules/planets/planets.ts';
import { placeFreeUnits } from '#ti3/rules/politics/imposed-choices.ts';

export default ability({
  id: 'spreading',
  name: 'Spreading',
  text: 'When the status phase begins: place 1 free ground force on a planet you control.',
  confidence: 'high',
  reactions: [
    on('when', 'status-phase-begins', {
      mandatory: true,
      isUsable: (game, { holder }) => planetsOf(game, holder).length > 0,
      target: (game, { holder }) =>
        choosePlanet.ask(holder, {
          prompt: 'On which of your planets do you place a ground force?',
          planets: planetsOf(game, holder).map(({ id }) => id),
        }),
      effect: (game, { holder }, _event, [planet]) => {
        if (planet !== undefined) placeFreeUnits(game, holder, 'ground-force', planet, 1);
      },
    }),
  ],
});
