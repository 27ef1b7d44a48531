import { ask, call, choose, chosenKey, done, goto } from '#engine';
import { isSide, opponentIn } from '#ti4/rules/combat/combat.ts';
import { on, promissoryNote } from '#ti4/rules/components/component.ts';
import { procedure, question } from '#ti4/rules/game.ts';
import { nameOfSeat } from '#ti4/rules/names.ts';
import { returnNote } from '#ti4/rules/trade/promissory-notes.ts';
import { rerollDice } from '#ti4/rules/combat/rerolls.ts';
import type { SeatId } from '#ti4/rules/state.ts';

const opponentsDice = question<{ opponent: SeatId }>()('war-funding', (game, _seat, { opponent }) =>
  choose(`Do you make ${nameOfSeat(game, opponent)} reroll all their dice?`, [
    { key: 'reroll', label: 'Reroll all dice', hint: 'hits and misses' },
    { key: 'leave', label: 'Keep their rolls' },
  ]),
);

const warFunding = procedure<{ seat: SeatId; opponent: SeatId }>()('war-funding', {
  start: (_game, { seat, opponent }) => ask([opponentsDice.ask(seat, { opponent })], 'decided'),
  decided: (_game, { seat, opponent }, got) =>
    chosenKey(got.answer) === 'reroll'
      ? call(rerollDice, { seat, by: 'war-funding', of: [opponent], all: true }, 'own')
      : goto('own'),
  own: (_game, { seat }) => call(rerollDice, { seat, by: 'war-funding', of: [seat] }, 'end'),
  end: () => done(),
});

export default promissoryNote({
  id: 'war-funding',
  name: 'War Funding Ω',
  set: 'codex-1',
  text: "After both sides make combat rolls in your space combat: you may reroll all your opponent's dice, any number of your own dice, or both. Then return this note.",
  faction: 'letnev',
  reactions: [
    on('after', 'combat-rolls-made', {
      isUsable: (_game, { holder }, event) => event.purpose === 'space-combat' && isSide(event, holder),
      effect: (game, { holder, key }, event) => {
        returnNote(game, key);
        return call(warFunding, { seat: holder, opponent: opponentIn(event, holder) }, 'finish');
      },
    }),
  ],
  procedures: [warFunding],
  questions: [opponentsDice],
});
