import { actionCard, on, type Game } from '#ti3/rules/components/component.ts';
import { addEffect } from '#ti3/rules/components/effects.ts';
import { hasQuality, shipsIn } from '#ti3/rules/units/units.ts';
import type { SeatId, SystemId } from '#ti3/rules/terms.ts';

const hasFighters = (game: Game, seat: SeatId, system: SystemId): boolean =>
  shipsIn(game, system, seat).some((ship) => hasQuality(game, 'fighter', ship));

export default actionCard({
  id: 'fighter-prototype',
  name: 'Fighter Prototype',
  copies: 1,
  text: 'When your space battle begins: your fighters get +2 on their rolls in its first round.',
  sense: 'in-close-battles',
  confidence: 'medium',
  reactions: [
    on('when', 'space-battle-begins', {
      isUsable: (game, { holder }, { attacker, defender, system }) =>
        [attacker, defender].includes(holder) && hasFighters(game, holder, system),
      effect: (game, { holder, component }, { system }) => {
        if (hasFighters(game, holder, system)) addEffect(game, component, holder, system, 'battle');
      },
    }),
  ],
  modifiers: {
    'roll-bonus': (game, { holder, memory }, bonus, { seat, type, purpose, system, round }) =>
      seat === holder &&
      system === memory &&
      purpose === 'space' &&
      round === 1 &&
      hasQuality(game, 'fighter', { type })
        ? bonus + 2
        : bonus,
  },
});
