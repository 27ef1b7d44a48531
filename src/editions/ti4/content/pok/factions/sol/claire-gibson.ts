import { leader } from '#ti4/rules/components/component.ts';
import { groundForcesOn, arrivalProblem, placeUnits } from '#ti4/rules/units/units.ts';
import { planetOf, planetsOf, resourcesOf } from '#ti4/rules/planets/planets.ts';
import { on } from '#ti4/rules/components/component.ts';
import { unlocksWith } from '#ti4/content/shared/queries/unlock-count.ts';

const RESOURCES = 12;

export default leader({
  id: 'claire-gibson',
  set: 'pok',
  faction: 'sol',
  name: 'Claire Gibson',
  role: 'commander',
  text: 'Unlock: control planets with 12 resources in total. When a ground combat begins on a planet you control: you may place 1 infantry there.',
  ...unlocksWith(RESOURCES, 'resources', (game, seat) =>
    planetsOf(game, seat).reduce((sum, { id }) => sum + resourcesOf(game, id), 0),
  ),
  reactions: [
    on('when', 'ground-combat-begins', {
      isUsable: (game, { holder }, { planet }) =>
        planetOf(game, planet).controller === holder &&
        groundForcesOn(game, planet, holder).length > 0 &&
        arrivalProblem(game, holder, 'infantry', planet) === undefined,
      effect: (game, { holder }, { system, planet }) =>
        void placeUnits(game, holder, 'infantry', 1, { system, planet }),
    }),
  ],
});
