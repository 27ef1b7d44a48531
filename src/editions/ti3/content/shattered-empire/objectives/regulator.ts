import { objective } from '#ti3/rules/components/component.ts';
import { docksDestroyed } from '#ti3/rules/objectives/objective-war-counts.ts';
import { docksLostTo } from '#ti3/rules/objectives/round-losses.ts';

export default objective({
  id: 'regulator',
  name: 'Regulator',
  stage: 'secret',
  points: 2,
  text: 'This round, destroy a space dock of each of 2 other players.',
  tally: (game, seat) => [
    [
      new Set([...docksDestroyed(game, seat), ...docksLostTo(game, seat)]).size,
      2,
      'players who lost a space dock to you this round',
    ],
  ],
  confidence: 'high',
});
