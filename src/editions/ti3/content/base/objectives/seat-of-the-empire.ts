import { objective } from '#ti3/rules/components/component.ts';
import { hasHeldMecatolAllRound } from '#ti3/rules/objectives/objective-counts.ts';

export default objective({
  id: 'seat-of-the-empire',
  name: 'Seat of the Empire',
  stage: 1,
  points: 1,
  text: 'Control Mecatol Rex during the whole strategy phase and action phase of this round.',
  tally: (game, seat) => [
    [
      Number(hasHeldMecatolAllRound(game, seat)),
      1,
      'control of Mecatol Rex during the whole strategy and action phases',
    ],
  ],
  confidence: 'high',
});
