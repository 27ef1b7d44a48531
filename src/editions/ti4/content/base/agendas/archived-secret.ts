import { agenda } from '#ti4/rules/components/component.ts';
import { drawSecrets } from '#ti4/rules/objectives/objectives.ts';

export default agenda({
  id: 'archived-secret',
  name: 'Archived Secret',
  set: 'base',
  text: 'Elect a player: they draw 1 secret objective.',
  type: 'directive',
  elect: 'player',
  resolve: (game, seat) => void drawSecrets(game, seat, 1),
});
