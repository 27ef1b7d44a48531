import { objective } from '../../../../rules/components/component.ts';
import { technologiesOf } from '../../../../rules/phases/technology.ts';

export default objective({
  id: 'adapt-new-strategies',
  name: 'Adapt New Strategies',
  set: 'base',
  text: 'Two technologies that belong to a faction are yours.',
  stage: 'secret',
  points: 1,
  phase: 'status',
  // An assimilator that has taken on nothing is no technology of a faction yet.
  fulfilled: (game, seat) =>
    technologiesOf(game, seat).filter(({ faction, assimilator }) => faction !== undefined && !assimilator).length >= 2,
});
