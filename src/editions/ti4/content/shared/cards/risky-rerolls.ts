import { call, done } from '#engine';
import { isHit, raiseDie, wasRerolledBy } from '#kit/combat/dice.ts';
import { isSide } from '#ti4/rules/combat/combat.ts';
import { combatRolls, type Die } from '#ti4/rules/combat/dice.ts';
import { canReroll, rerollDice } from '#ti4/rules/combat/rerolls.ts';
import type { RollPurpose } from '#ti4/rules/combat/roll-purpose.ts';
import { on, type Common } from '#ti4/rules/components/component.ts';
import { procedure } from '#ti4/rules/game.ts';
import { destroyUnits } from '#ti4/rules/units/destroy.ts';
import type { SeatId } from '#ti4/rules/state.ts';

const COMBAT_ROLLS: readonly RollPurpose[] = ['space-combat', 'ground-combat'];

interface Gamble {
  id: string;
  /** Added to what is rolled again. */
  raise?: number;
  /** A hit of any die of a unit saves it, not of those alone that were rolled again. */
  anyHitSaves?: true;
}

/** In every combat round its owner may roll any of their dice again; units whose dice then bring no hit are destroyed. */
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
        // Combat rolls alone: what is rolled in an anti-fighter barrage stays as it is.
        isUsable: (game, { holder }, event) =>
          COMBAT_ROLLS.includes(event.purpose) && isSide(event, holder) && canReroll(game, holder, id),
        effect: (_game, { holder }) => call(gamble, { seat: holder }, 'finish'),
      }),
    ],
  };
}
