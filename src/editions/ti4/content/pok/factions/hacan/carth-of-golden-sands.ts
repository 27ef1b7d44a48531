import { isMidResolution } from '#ti4/rules/leaders/leaders.ts';
import { chosenKey, choose } from '#engine';
import { leader } from '#ti4/rules/components/component.ts';
import { commodityLimit, gainCommodities, replenishCommodities } from '#ti4/rules/trade/trade-goods.ts';
import { question } from '#ti4/rules/game.ts';
import { nameOfSeat } from '#ti4/rules/names.ts';
import { othersFrom, seatOf } from '#ti4/rules/seats.ts';
import { agentAbility } from '#ti4/content/shared/cards/agents.ts';

const whose = question<object>()(
  'carth-of-golden-sands',
  (game, seat) =>
    choose("Do you gain 2 commodities or replenish another player's commodities?", [
      {
        key: seat,
        label: 'Gain 2 commodities',
        ...(seatOf(game, seat).commodities >= commodityLimit(game, seat) && {
          disabledReason: 'You cannot gain commodities: you have your maximum.',
        }),
      },
      ...othersFrom(game.state, seat).map((key) => ({ key, label: `Replenish ${nameOfSeat(game, key)}` })),
    ]),
  { title: 'choose who gains commodities' },
);

export default leader({
  id: 'carth-of-golden-sands',
  set: 'pok',
  faction: 'hacan',
  name: 'Carth of Golden Sands',
  role: 'agent',
  text: 'In the action phase: you may exhaust this card and either gain 2 commodities or choose another player, who replenishes their commodities.',
  advice: { gains: { tradeGoods: 1 } },
  anytime: agentAbility({
    problem: (game) => {
      if (game.state.phase !== 'action') return 'You can use Carth only in the action phase.';
      return isMidResolution(game) ? 'You cannot use Carth while something else is being resolved.' : undefined;
    },
    target: (_game, { holder }) => whose.ask(holder, {}),
    effect: (game, { holder }, target) => {
      const seat = chosenKey(target);
      if (seat === undefined) return;
      if (seat === holder) gainCommodities(game, holder, 2);
      else replenishCommodities(game, seat);
    },
  }),
  questions: [whose],
});
