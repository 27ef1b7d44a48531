import { objective } from '#ti3/rules/components/component.ts';

export default objective({
  id: 'imperium-rex',
  name: 'Imperium Rex',
  stage: 'end',
  points: 0,
  text: 'The game ends when this is revealed. The player with the most victory points wins.',
  tally: () => [[0, 1]],
  confidence: 'high',
});
