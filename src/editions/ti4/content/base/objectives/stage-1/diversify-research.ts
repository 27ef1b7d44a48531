import { COLOR_WORDS } from '#ti4/rules/technology/technology.ts';
import { objective } from '#ti4/rules/components/component.ts';
import { colorsWith } from '#ti4/content/shared/queries/objective-counts.ts';
import { wordProgress } from '#ti4/content/shared/queries/progress-counters.ts';

export default objective({
  id: 'diversify-research',
  name: 'Diversify Research',
  set: 'base',
  text: 'Own 2 technologies of one color and 2 of another.',
  stage: 1,
  points: 1,
  phase: 'status',
  progress: (game, seat) => ({
    ...wordProgress(
      colorsWith(game, seat, 2).map((color) => COLOR_WORDS[color]),
      2,
      'colors',
    ),
    holding: '2 technologies each',
  }),
});
