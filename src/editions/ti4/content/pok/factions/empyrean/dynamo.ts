import { ask, call, done } from '#engine';
import { on, unit } from '#ti4/rules/components/component.ts';
import { repairDuringHitAssignment } from '#ti4/rules/combat/combat-hits.ts';
import { procedure, type Game } from '#ti4/rules/game.ts';
import { pay, payment, spendableAmount, type Bill } from '#ti4/rules/production/payment.ts';
import type { SeatId, SystemId, UnitId } from '#ti4/rules/state.ts';
import { isAdjacent } from '#ti4/rules/board/adjacency.ts';
import { unitsAt } from '#ti4/rules/units/units.ts';

const bill: Bill = { kind: 'influence', amount: 2, for: 'to repair the unit' };

const inReach = (game: Game, seat: SeatId, system: SystemId): boolean =>
  unitsAt(game, { owner: seat, type: 'flagship' }).some(
    (one) => one.system === system || isAdjacent(game, one.system, system, seat),
  );

const mend = procedure<{ seat: SeatId; unit: UnitId }>()('dynamo', {
  pay: (_game, { seat }) => ask([payment.ask(seat, bill)], 'repair'),
  repair: (game, { seat, unit: id }, got) => {
    const mended = game.state.units[id];
    if (got.answer === null || !mended) return done();
    pay(game, seat, bill, got.answer);
    repairDuringHitAssignment(game, mended);
    return done();
  },
});

export default unit({
  id: 'dynamo',
  name: 'Dynamo',
  set: 'pok',
  text: "Cost 8, combat 5 with 2 dice, move 1, capacity 3, Sustain Damage. After any unit in this ship's system or an adjacent system sustains damage: you may spend 2 influence to repair that unit.",
  faction: 'empyrean',
  type: 'flagship',
  cost: 8,
  combat: { value: 5, dice: 2 },
  move: 1,
  capacity: 3,
  sustainDamage: true,
  reactions: [
    on('after', 'damage-sustained', {
      isUsable: (game, { holder }, { unit: id, system }) =>
        game.state.units[id]?.damaged === true &&
        inReach(game, holder, system) &&
        spendableAmount(game, holder, 'influence') >= bill.amount,
      effect: (_game, { holder }, { unit: id }) => call(mend, { seat: holder, unit: id }, 'finish'),
    }),
  ],
  procedures: [mend],
});
