import { on, technology } from '#ti3/rules/components/component.ts';
import { choosePlanet } from '#ti3/rules/components/target-questions.ts';
import { producingDocksIn } from '#ti3/rules/production/production-limits.ts';
import { placeFreeUnits } from '#ti3/rules/politics/imposed-choices.ts';

export default technology({
  id: 'yin-spinner',
  name: 'Yin Spinner',
  text: "After you produce at a space dock: place 1 free ground force on that space dock's planet, regardless of production limits.",
  race: 'yin',
  cost: 2,
  needs: [],
  confidence: 'medium',
  reactions: [
    on('after', 'units-produced', {
      mandatory: true,
      isUsable: (game, { holder }, { seat, system }) =>
        seat === holder && producingDocksIn(game, holder, system).length > 0,
      target: (game, { holder }, { system }) =>
        choosePlanet.ask(holder, {
          prompt: 'On which planet do you place a ground force?',
          planets: producingDocksIn(game, holder, system),
        }),
      effect: (game, { holder }, _event, [planet]) => {
        if (planet !== undefined) placeFreeUnits(game, holder, 'ground-force', planet, 1);
      },
    }),
  ],
});
