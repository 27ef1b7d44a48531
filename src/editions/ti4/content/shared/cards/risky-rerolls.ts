import { call, done } from '#engine';
import { isHit, raiseDie, wasRerolledBy } from '#kit/combat/dice.ts';
import { isSide } from '#ti4/rules/combat/combat.ts';
import { combatRolls } from '#ti4/rules/combat/combat-rolls.ts';
import type { Die } from '#ti4/rules/combat/dice.ts';
import { canReroll, rerollDice } from '#ti4/rules/combat/rerolls.ts';
import type { RollPurpose } from '#ti4/rules/combat/roll-purpose.ts';
import { on, type Common } from '#ti4/rules/components/component.ts';
import { procedure } from '#ti4/rules/game.ts';
import { destroyUnits } from '#ti4/rules/units/destroy.ts';
import type { SeatId } from '#ti4/rules/state.ts';

const COMBAT_ROLLS: readonly RollPurpose[] = ['space-combat', 'ground-combat'];

interface Gamble {
  id: string;
  /** Amount added to each rerolled die. */
  raise?: number;
  /** Set if a hit on any die of a unit saves it, not only a hit on its rerolled dice. */
  anyHitSaves?: true;
}

/** Lets the holder reroll any of their dice in a combat round; destroys units whose rerolled dice produce no hit. */
export function riskyRerolls({ id, raise = 0, anyHitSaves }: Gamble): Pick<Common, 'procedures' | 'reactions'> {
  const gamble = procedure<{ seat: SeatId }>()(id, {
    reroll: (_game, { seat }) => call(rerollDice, { seat, by: id, of: [seat], unitsApart: true }, 'destroy'),
    destroy: (game, { seat }) => {
      const dice: Die[] = game.enclosingData(combatRolls)?.rolls?.[seat]?.dice ?? [];
      const again = dice.filter((die) => wasRerolledBy(die, id));
      if (raise) for (const die of again) raiseDie(die, id, raise);
      const hit = new Set((anyHitSaves ? dice : again).filter(isHit).map((die) => die.unit));
      const doomed = new Set(again.flatMap((die) => (die.unit !== null && !hit.has(die.unit) ? [die.unit] : [])));
      return call(destroyUnits, { units: [...doomed], by: seat }, 'end');
    },
    end: () => done(),
  });
  return {
    procedures: [gamble],
    reactions: [
      on('after', 'combat-rolls-made', {
        // Only combat rolls: anti-fighter barrage dice cannot be rerolled.
        isUsable: (game, { holder }, event) =>
          COMBAT_ROLLS.includes(event.purpose) && isSide(event, holder) && canReroll(game, holder, id),
        effect: (_game, { holder }) => call(gamble, { seat: holder }, 'finish'),
      }),
    ],
  };
}
