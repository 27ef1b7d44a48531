import { on, technology } from '#ti4/rules/components/component.ts';
import { fleetPoolSize } from '#ti4/rules/tokens/fleet-pool-tokens.ts';
import { loseFleetTokens } from '#ti4/rules/tokens/foreign-tokens.ts';
import { shipsIn } from '#ti4/rules/units/units.ts';

export default technology({
  id: 'neuroglaive',
  name: 'Neuroglaive',
  set: 'base',
  text: 'After another player activates a system where you have ships: they lose 1 token from their fleet pool.',
  color: 'biotic',
  prerequisites: { biotic: 3 },
  faction: 'naalu',
  reactions: [
    on('after', 'system-activated', {
      mandatory: true,
      isUsable: (game, { holder }, { seat, system }) =>
        seat !== holder && shipsIn(game, system, holder).length > 0 && fleetPoolSize(game, seat) > 0,
      effect: (game, _held, { seat }) => loseFleetTokens(game, [seat]),
    }),
  ],
});
