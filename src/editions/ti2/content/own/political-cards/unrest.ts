import { checkInsurgence } from '../../../rules/board/control.ts';
import { politicalCard } from '../../../rules/components/component.ts';

export default politicalCard({
  id: 'unrest',
  name: 'Unrest',
  copies: 2,
  elect: 'planet',
  text: 'The elected planet makes an insurgence check at -2.',
  own: true,
  resolve: (game, planet) => void checkInsurgence(game, planet, -2),
});
