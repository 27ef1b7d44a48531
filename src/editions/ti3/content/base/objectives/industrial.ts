import { objective } from '#ti3/rules/components/component.ts';
import { controlsMecatol, unitCount } from '#ti3/rules/objectives/objective-counts.ts';

export default objective({
  id: 'industrial',
  name: 'Industrial',
  stage: 'secret',
  points: 2,
  text: 'Control Mecatol Rex, and have your 3 space docks and 5 dreadnoughts on the board.',
  tally: (game, seat) => [
    [Number(controlsMecatol(game, seat)), 1, 'control of Mecatol Rex'],
    [unitCount(game, seat, 'space-dock'), 3, 'space docks on the board'],
    [unitCount(game, seat, 'dreadnought'), 5, 'dreadnoughts on the board'],
  ],
  confidence: 'high',
});
