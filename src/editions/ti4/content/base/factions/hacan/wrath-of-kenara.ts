import { ask, call, chosenAmounts, done, type AmountOption, type Spec } from '#engine';
import { currentCombat } from '#ti4/rules/combat/combat.ts';
import { on, unit } from '#ti4/rules/components/component.ts';
import { raiseDie, dieResult } from '#kit/combat/dice.ts';
import { type Die, rollDice } from '#ti4/rules/combat/dice.ts';
import { combatRolls } from '#ti4/rules/combat/combat-rolls.ts';
import { procedure, question, type Game } from '#ti4/rules/game.ts';
import { nameOfUnit } from '#ti4/rules/names.ts';
import type { SeatId, SystemId } from '#ti4/rules/state.ts';
import { spendTradeGoods, spendableTradeGoods } from '#ti4/rules/trade/trade-goods.ts';
import { unitsAt } from '#ti4/rules/units/units.ts';
import { formatCount } from '#text/sentences.ts';

const ID = 'wrath-of-kenara';

/** Returns a seat's dice not raised yet: those just rolled, or those rerolled after both sides have rolled. */
function diceOf(game: Game, seat: SeatId): Die[] {
  const roll = game.enclosingData(rollDice);
  const dice = roll
    ? roll.seat === seat
      ? roll.dice
      : []
    : game.enclosingData(combatRolls)?.rolls?.[seat]?.dice?.filter(({ rerolled }) => rerolled);
  return (dice ?? []).filter(({ raised }) => !raised?.some(({ by }) => by === ID));
}

const keyOf = (die: Die): string => `${die.type} ${dieResult(die)}`;

const raise = question<object, Record<string, number>>()(ID, (game, seat): Spec => {
  const lines: AmountOption[] = [];
  for (const die of diceOf(game, seat)) {
    const line = lines.find(({ key }) => key === keyOf(die));
    if (line) line.max += 1;
    else
      lines.push({
        key: keyOf(die),
        label: `${nameOfUnit(die.type)}: ${dieResult(die)}`,
        hint: `hits on ${die.hitsOn}`,
        max: 1,
        weights: { goods: 1 },
      });
  }
  const tradeGoods = spendableTradeGoods(game, seat);
  if (!lines.length || !tradeGoods)
    return { kind: 'none', reason: 'You have no die to add 1 to, or no trade good to spend.' };
  return {
    kind: 'allot',
    prompt: 'Which dice do you add 1 to? Each costs 1 trade good.',
    amounts: lines,
    proposed: {},
    emptyLabel: 'Spend no trade goods',
    limits: [
      {
        measure: 'goods',
        measureLabel: 'trade goods',
        atMost: tradeGoods,
        message: `You have ${formatCount(tradeGoods, 'trade good')}; that costs {sum}.`,
      },
    ],
  };
});

const raiseDice = procedure<{ seat: SeatId; system: SystemId }>()(ID, {
  which: (_game, { seat }) => ask([raise.ask(seat, {})], 'pay'),
  pay: (game, { seat, system }, got) => {
    const left = { ...chosenAmounts(got.answer) };
    const dice = diceOf(game, seat).filter((die) => {
      if (!left[keyOf(die)]) return false;
      left[keyOf(die)] -= 1;
      return true;
    });
    for (const die of dice) raiseDie(die, ID, 1);
    if (dice.length) game.addFact({ type: 'dice-raised', seat, by: ID, count: dice.length, system });
    spendTradeGoods(game, seat, dice.length, ID);
    return done();
  },
});

const usable = (game: Game, seat: SeatId, system: SystemId): boolean => {
  const combat = currentCombat(game);
  return (
    combat?.where === 'space' &&
    combat.system === system &&
    spendableTradeGoods(game, seat) > 0 &&
    unitsAt(game, { owner: seat, type: 'flagship', system }).length > 0 &&
    diceOf(game, seat).length > 0
  );
};

export default unit({
  id: ID,
  name: 'Wrath of Kenara',
  set: 'base',
  text: 'Cost 8, combat 7 with 2 dice, move 1, capacity 3, Sustain Damage. After you roll dice in a space combat in its system: you may add 1 to any number of those dice, once each, for 1 trade good per die.',
  faction: 'hacan',
  type: 'flagship',
  cost: 8,
  combat: { value: 7, dice: 2 },
  move: 1,
  capacity: 3,
  sustainDamage: true,
  reactions: [
    on('after', 'dice-rolled', {
      isUsable: (game, { holder }, { seat, system }) => seat === holder && usable(game, holder, system),
      effect: (_game, { holder }, { system }) => call(raiseDice, { seat: holder, system }, 'finish'),
    }),
    on('after', 'combat-rolls-made', {
      isUsable: (game, { holder }, { system }) => usable(game, holder, system),
      effect: (_game, { holder }, { system }) => call(raiseDice, { seat: holder, system }, 'finish'),
    }),
  ],
  procedures: [raiseDice],
  questions: [raise],
});
