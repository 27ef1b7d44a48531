import { call } from '#engine';
import { isSide, opponentIn } from '#ti4/rules/combat/combat.ts';
import { barrageRollOf } from '#ti4/rules/combat/dice.ts';
import { on, technology, type Game } from '#ti4/rules/components/component.ts';
import { seatOf } from '#ti4/rules/seats.ts';
import type { SeatId } from '#ti4/rules/state.ts';
import { destroyUnits } from '#ti4/rules/units/destroy.ts';
import { unitsAt } from '#ti4/rules/units/units.ts';

const ID = 'strike-wing-alpha-ii';
const DEADLY = 9;

/** Returns how many dice of these destroyers have a result of 9 or more. */
const deadly = (game: Game, seat: SeatId): number =>
  seatOf(game, seat).units.destroyer === ID
    ? barrageRollOf(game, seat).dice.filter(({ die, result }) => die.type === 'destroyer' && result >= DEADLY).length
    : 0;

export default technology({
  id: ID,
  name: 'Strike Wing Alpha II',
  set: 'pok',
  faction: 'argent',
  text: "Cost 1, combat 7, move 2, capacity 1. It has Anti-Fighter Barrage 6 with 3 dice. For each 9 or 10, it also destroys 1 of your opponent's infantry in the active system's space area.",
  prerequisites: { warfare: 2 },
  upgrade: {
    type: 'destroyer',
    cost: 1,
    combat: { value: 7, dice: 1 },
    move: 2,
    capacity: 1,
    antiFighterBarrage: { value: 6, dice: 3 },
  },
  reactions: [
    on('after', 'combat-rolls-settled', {
      mandatory: 'any-order',
      isUsable: (game, { holder }, about) =>
        about.purpose === 'anti-fighter-barrage' &&
        isSide(about, holder) &&
        deadly(game, holder) > 0 &&
        unitsAt(game, { system: about.system, space: true, type: 'infantry', owner: opponentIn(about, holder) })
          .length > 0,
      effect: (game, { holder }, about) => {
        const infantry = unitsAt(game, {
          system: about.system,
          space: true,
          type: 'infantry',
          owner: opponentIn(about, holder),
        });
        const units = infantry.slice(0, deadly(game, holder)).map(({ id }) => id);
        return call(destroyUnits, { units, by: holder, purpose: 'anti-fighter-barrage' }, 'finish');
      },
    }),
  ],
});
