import { ask, call, chosenKey, done, goto } from '#engine';
import { isSide, opponentIn } from '#ti4/rules/combat/combat.ts';
import { barrageRollOf } from '#ti4/rules/combat/combat-rolls.ts';
import { areDifferent } from '#ti4/rules/units/unit-groups.ts';
import { findPickedUnit, pickUnit } from '#ti4/rules/units/pick-unit.ts';
import { on, technology } from '#ti4/rules/components/component.ts';
import { procedure, type Game } from '#ti4/rules/game.ts';
import { seatOf } from '#ti4/rules/seats.ts';
import type { SeatId, SystemId, UnitId } from '#ti4/rules/state.ts';
import { destroyUnits } from '#ti4/rules/units/destroy.ts';
import { unitOf, unitsAt } from '#ti4/rules/units/units.ts';

const ID = 'strike-wing-alpha-ii';
const DEADLY = 9;

/** Returns how many dice of these destroyers have a result of 9 or more. */
const deadly = (game: Game, seat: SeatId): number =>
  seatOf(game, seat).units.destroyer === ID
    ? barrageRollOf(game, seat).dice.filter(({ die, result }) => die.type === 'destroyer' && result >= DEADLY).length
    : 0;

/** Returns the ids of the opponent's infantry in the active system's space area. */
const exposed = (game: Game, opponent: SeatId, system: SystemId): UnitId[] =>
  unitsAt(game, { system, space: true, type: 'infantry', owner: opponent }).map(({ id }) => id);

interface Strike {
  seat: SeatId;
  opponent: SeatId;
  system: SystemId;
  count: number;
  /** Infantry chosen so far. */
  chosen: UnitId[];
}

const spared = (game: Game, { opponent, system, chosen }: Strike): UnitId[] =>
  exposed(game, opponent, system).filter((id) => !chosen.includes(id));

/** Destroys infantry together; if they differ, the player with the destroyers chooses them one after another. */
const strike = procedure<Strike>()(ID, {
  next: (game, data) => {
    const units = spared(game, data);
    const left = data.count - data.chosen.length;
    const differ = areDifferent(
      game,
      units.map((id) => unitOf(game, id)),
    );
    if (left > 0 && left < units.length && differ)
      return ask([pickUnit.ask(data.seat, { units, prompt: 'Which infantry do you destroy?' })], 'picked');
    data.chosen.push(...units.slice(0, left));
    return goto('destroy');
  },
  picked: (game, data, got) => {
    const unit = findPickedUnit(game, spared(game, data), chosenKey(got.answer));
    if (!unit) return goto('destroy');
    data.chosen.push(unit.id);
    return goto('next');
  },
  destroy: (_game, { seat, chosen }) =>
    call(destroyUnits, { units: chosen, by: seat, purpose: 'anti-fighter-barrage' as const }, 'end'),
  end: () => done(),
});

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
        exposed(game, opponentIn(about, holder), about.system).length > 0,
      effect: (game, { holder }, about) => {
        const { system } = about;
        const opponent = opponentIn(about, holder);
        const count = deadly(game, holder);
        return call(strike, { seat: holder, opponent, system, count, chosen: [] }, 'finish');
      },
    }),
  ],
  procedures: [strike],
});
