import { ability } from '#ti3/rules/components/component.ts';
import { seatOf } from '#ti3/rules/seats.ts';

export default ability({
  id: 'slow-suns',
  name: 'Slow Suns',
  text: 'Your war suns have movement 1, or 2 if you own Deep Space Cannon.',
  confidence: 'high',
  modifiers: {
    movement: (game, { holder }, reach, { seat, type }) =>
      seat === holder && type === 'war-sun' && !seatOf(game, holder).technologies['deep-space-cannon']
        ? reach - 1
        : reach,
  },
});
