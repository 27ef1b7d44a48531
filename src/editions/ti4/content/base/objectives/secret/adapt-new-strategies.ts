import { objective } from '#ti4/rules/components/component.ts';
import { technologiesOf } from '#ti4/rules/technology/technology.ts';
import { namedProgress } from '#ti4/content/shared/queries/progress-counters.ts';

export default objective({
  id: 'adapt-new-strategies',
  name: 'Adapt New Strategies',
  set: 'base',
  text: 'Own 2 faction technologies. A Valefar Assimilator counts only while it copies a technology.',
  stage: 'secret',
  points: 1,
  phase: 'status',
  // An assimilator without an assimilated technology is not a faction technology yet.
  progress: (game, seat) =>
    namedProgress(
      technologiesOf(game, seat).filter(({ faction, assimilator }) => faction !== undefined && !assimilator),
      2,
      'faction technologies',
    ),
});
