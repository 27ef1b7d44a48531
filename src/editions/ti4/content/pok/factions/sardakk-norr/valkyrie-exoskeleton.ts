import { currentCombat, isSide, opponentIn, type Combat } from '#ti4/rules/combat/combat.ts';
import { produceHits } from '#ti4/rules/combat/combat-hits.ts';
import { on } from '#ti4/rules/components/component.ts';
import type { Game } from '#ti4/rules/game.ts';
import type { SeatId, UnitId } from '#ti4/rules/state.ts';
import { mech } from '#ti4/content/shared/cards/mechs.ts';

/** Returns the ground combat in which a seat's mech has sustained damage, or undefined if there is none. */
function fought(game: Game, seat: SeatId, unit: UnitId): Combat | undefined {
  const combat = currentCombat(game);
  const { type, owner, planet } = game.state.units[unit] ?? {};
  return combat?.where === 'ground' &&
    isSide(combat, seat) &&
    type === 'mech' &&
    owner === seat &&
    planet === combat.planet
    ? combat
    : undefined;
}

export default mech({
  id: 'valkyrie-exoskeleton',
  name: 'Valkyrie Exoskeleton',
  faction: 'sardakk-norr',
  text: 'Cost 2, combat 6, Sustain Damage. After this mech sustains damage in ground combat: your opponent must assign 1 hit to their ground forces in that combat.',
  reactions: [
    on('after', 'damage-sustained', {
      mandatory: 'any-order',
      isUsable: (game, { holder }, { seat, unit }) => seat === holder && fought(game, holder, unit) !== undefined,
      effect: (game, { holder }, { unit }) => {
        const combat = fought(game, holder, unit);
        return combat && produceHits(game, combat, holder, opponentIn(combat, holder), 1);
      },
    }),
  ],
});
