import { explorationCard } from '#ti4/rules/components/component.ts';
import { drawSecrets } from '#ti4/rules/objectives/objectives.ts';

export default explorationCard({
  id: 'derelict-vessel',
  name: 'Derelict Vessel',
  set: 'pok',
  text: 'Draw 1 secret objective.',
  deck: 'frontier',
  copies: 2,
  resolve: (game, { seat }) => void drawSecrets(game, seat, 1),
});
