import { choose, chosenKey } from '#engine';
import { leader, on, type Game } from '#ti4/rules/components/component.ts';
import { addEffect, removeEffect } from '#ti4/rules/components/effects.ts';
import { question } from '#ti4/rules/game.ts';
import { nameOfSeat } from '#ti4/rules/names.ts';
import { seatOf, seatsFrom } from '#ti4/rules/seats.ts';
import type { SeatId } from '#ti4/rules/state.ts';
import { agentAbility } from '#ti4/content/shared/cards/agents.ts';
import { formatCount } from '#text/sentences.ts';

const ID = 'xander-alexin-victori-iii';

const withCommodities = (game: Game, seat: SeatId): SeatId[] =>
  seatsFrom(game.state, seat).filter((id) => !game.state.seats[id].eliminated && seatOf(game, id).commodities > 0);

const who = question<object>()(
  ID,
  (game, seat) =>
    choose(
      'Which player may spend commodities as trade goods once?',
      withCommodities(game, seat).map((key) => ({
        key,
        label: nameOfSeat(game, key),
        hint: formatCount(seatOf(game, key).commodities, 'commodity', 'commodities'),
      })),
    ),
  { title: 'choose who may spend commodities' },
);

export default leader({
  id: ID,
  name: 'Xander Alexin Victori III',
  set: 'codex-3',
  faction: 'keleres',
  role: 'agent',
  text: 'At any time: you may exhaust this card and choose any player, including yourself. That player may spend commodities as trade goods once.',
  advice: { gains: (game, seat) => ({ tradeGoods: (seatOf(game, seat).commodities - 1) / 2 }) },
  anytime: agentAbility({
    problem: (game, { holder }) => (withCommodities(game, holder).length ? undefined : 'No player has commodities.'),
    target: (_game, { holder }) => who.ask(holder, {}),
    effect: (game, _held, target) => {
      const seat = chosenKey(target);
      if (seat !== undefined) addEffect(game, ID, seat, true, 'phase');
    },
  }),
  questions: [who],
  modifiers: {
    'commodities-spendable': (_game, { holder, memory }, can, { seat }) => can || (memory === true && seat === holder),
  },
  reactions: [
    on('after', 'commodities-spent-as-goods', {
      lasting: true,
      mandatory: 'any-order',
      isSilent: true,
      isUsable: (_game, { holder }, { seat }) => seat === holder,
      effect: (game, { key }) => removeEffect(game, key),
    }),
  ],
});
