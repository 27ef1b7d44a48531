import { ask, call, choose, chosenKey, done } from '#engine';
import { on, type Reaction } from '#ti4/rules/components/component.ts';
import { commodityLimit, convertCommodities, gainCommodities } from '#ti4/rules/trade/trade-goods.ts';
import { procedure, question, type Game } from '#ti4/rules/game.ts';
import { seatOf } from '#ti4/rules/seats.ts';
import type { ComponentId, SeatId } from '#ti4/rules/state.ts';

const gainOrConvert = question<object>()(
  'crimson-legionnaire',
  (game, seat) =>
    choose(
      `A Crimson Legionnaire was destroyed. You have ${seatOf(game, seat).commodities} of ${commodityLimit(game, seat)} commodities. Do you gain one or convert one?`,
      [
        {
          key: 'gain',
          label: 'Gain 1 commodity',
          ...(seatOf(game, seat).commodities >= commodityLimit(game, seat) && {
            hint: 'no effect: you are at the limit',
          }),
        },
        { key: 'convert', label: 'Convert 1 to a trade good' },
      ],
    ),
  { title: 'gain or convert a commodity', forced: true },
);

const bounty = procedure<{ seat: SeatId }>()('crimson-legionnaire', {
  start: (_game, { seat }) => ask([gainOrConvert.ask(seat, {})], 'chosen'),
  chosen: (game, { seat }, got) => {
    settle(game, seat, chosenKey(got.answer) === 'convert');
    return done();
  },
});

const settle = (game: Game, seat: SeatId, convert: boolean): void =>
  convert ? convertCommodities(game, seat, 1) : gainCommodities(game, seat, 1);

/** Reacts to each destroyed unit of this definition: its owner gains a commodity, or converts one into a trade good. */
export const destroyedUnitBounty = (definition: ComponentId): Reaction =>
  on('after', 'unit-destroyed', {
    mandatory: 'any-order',
    isUsable: (_game, { holder }, event) => event.seat === holder && event.definition === definition,
    effect: (game, { holder }) => {
      if (seatOf(game, holder).commodities > 0) return call(bounty, { seat: holder }, 'finish');
      return settle(game, holder, false);
    },
  });

export const bountyRules = { procedures: [bounty], questions: [gainOrConvert] };
