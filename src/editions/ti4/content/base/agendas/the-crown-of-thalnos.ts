import { call, done } from '../../../../../engine/index.ts';
import { isSide } from '../../../rules/combat/combat.ts';
import { agenda, on } from '../../../rules/components/component.ts';
import { destroyUnits } from '../../../rules/units/destroy.ts';
import { isHit, rerolledBy } from '../../../../../kit/dice.ts';
import { combatRolls } from '../../../rules/combat/dice.ts';
import type { RollPurpose } from '../../../rules/combat/roll-purpose.ts';
import { procedure } from '../../../rules/game.ts';
import { canReroll, rerollDice } from '../../../rules/combat/rerolls.ts';
import type { SeatId } from '../../../rules/state.ts';

const ID = 'the-crown-of-thalnos';
const COMBAT_ROLLS: readonly RollPurpose[] = ['space-combat', 'ground-combat'];

const gamble = procedure<{ seat: SeatId }>()(ID, {
  reroll: (_game, { seat }) => call(rerollDice, { seat, by: ID, of: [seat], unitsApart: true }, 'destroy'),
  destroy: (game, { seat }) => {
    const dice = game.within(combatRolls)?.rolls?.[seat]?.dice ?? [];
    const again = dice.filter((die) => rerolledBy(die, ID));
    const hit = new Set(again.filter(isHit).map((die) => die.unit));
    const doomed = new Set(again.flatMap((die) => (die.unit !== null && !hit.has(die.unit) ? [die.unit] : [])));
    return call(destroyUnits, { units: [...doomed], by: seat }, 'end');
  },
  end: () => done(),
});

export default agenda({
  id: ID,
  name: 'The Crown of Thalnos',
  set: 'base',
  text: 'Elect a player: in every combat round they may roll any of their dice again, but each unit that then brings no hit is destroyed.',
  type: 'law',
  elect: 'player',
  goesTo: 'owner',
  procedures: [gamble],
  reactions: [
    on('after', 'combat-rolls-made', {
      // Combat rolls alone: what is rolled in an anti-fighter barrage stays as it is.
      usable: (game, { holder }, event) => COMBAT_ROLLS.includes(event.purpose) && isSide(event, holder) && canReroll(game, holder, ID),
      effect: (_game, { holder }) => call(gamble, { seat: holder }, 'finish'),
    }),
  ],
});
