import { inForce } from '#ti4/rules/components/in-force.ts';
import { unitsAt } from '#ti4/rules/units/units.ts';
import type { Game } from '#ti4/rules/game.ts';
import type { SeatId } from '#ti4/rules/state.ts';
import { mech } from '#ti4/content/shared/cards/mechs.ts';

const fragile = (game: Game, seat: SeatId): boolean => {
  const ability = game.book.components.fragile;
  return ability !== undefined && inForce(game, ability).some(({ holder }) => holder === seat);
};

export default mech({
  id: 'shield-paling',
  name: 'Shield Paling',
  faction: 'jol-nar',
  text: 'Cost 2, combat 6, Sustain Damage. Fragile does not affect your infantry on its planet.',
  modifiers: {
    'roll-bonus': (game, { holder }, bonus, { seat, unit, purpose, planet }) =>
      seat === holder &&
      purpose === 'ground-combat' &&
      unit.type === 'infantry' &&
      planet !== undefined &&
      unitsAt(game, { owner: holder, type: 'mech', planet }).length &&
      fragile(game, holder)
        ? bonus + 1
        : bonus,
  },
});
