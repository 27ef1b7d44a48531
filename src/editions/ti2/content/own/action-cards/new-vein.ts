import { actionCard, on } from '../../../rules/components/component.ts';
import { receive } from '../../../rules/phases/fees.ts';

export default actionCard({
  id: 'new-vein',
  name: 'New Vein',
  copies: 3,
  text: 'After you have taken a neutral planet: you receive 10 credits.',
  own: true,
  reactions: [
    on('after', 'planet-taken', {
      usable: (_game, { holder }, { seat, from }) => seat === holder && from === null,
      effect: (game, { holder, component }) => receive(game, holder, 10, component),
    }),
  ],
});
