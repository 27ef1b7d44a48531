import { leader } from '#ti4/rules/components/component.ts';
import { influenceOf, planetsOf } from '#ti4/rules/planets/planets.ts';
import { unlocksWith } from '#ti4/content/shared/queries/unlock-count.ts';

const INFLUENCE = 12;

export default leader({
  id: 'elder-qanoj',
  set: 'pok',
  faction: 'xxcha',
  name: 'Elder Qanoj',
  role: 'commander',
  text: 'Unlock: control planets with 12 influence in total. Each planet you exhaust to cast votes gives 1 extra vote. Nothing can prevent you from voting.',
  ...unlocksWith(INFLUENCE, 'influence', (game, seat) =>
    planetsOf(game, seat).reduce((sum, { id }) => sum + influenceOf(game, id), 0),
  ),
  modifiers: {
    'planet-votes-added': (_game, { holder }, votes, { seat }) => (seat === holder ? votes + 1 : votes),
    'always-votes': (_game, { holder }, always, { seat }) => always || seat === holder,
  },
});
