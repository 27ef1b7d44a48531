import { actionCard, componentOf, on } from '#ti4/rules/components/component.ts';
import { addEffect } from '#ti4/rules/components/effects.ts';
import { nameOfSeat } from '#ti4/rules/names.ts';

export default actionCard({
  id: 'solar-flare',
  name: 'Solar Flare',
  set: 'codex-1',
  text: 'You have activated a system: during this movement nobody else can use Space Cannon against your ships.',
  copies: 1,
  reactions: [
    on('after', 'system-activated', {
      isUsable: (_game, { holder }, event) => event.seat === holder,
      effect: (game, { holder, component }) => void addEffect(game, component, holder, null, 'action'),
    }),
  ],
  modifiers: {
    // Against ships alone: landing ground forces are fired at all the same.
    'ability-denied': (game, { holder }, why, { purpose, against }) =>
      purpose === 'space-cannon-offense' && against === holder
        ? `A solar flare covers the ships of ${nameOfSeat(game, holder)}.`
        : why,
    // What gives a unit Space Cannon against arriving ships and nothing else cannot be played either.
    'action-card-barred': (_game, { holder }, why, { seat, card }) =>
      seat !== holder && componentOf(card) === 'experimental-battlestation' ? 'There is a solar flare.' : why,
  },
});
