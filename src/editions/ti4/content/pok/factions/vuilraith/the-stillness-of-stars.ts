import { choose, chosenKey, type Spec } from '#engine';
import { leader, type Game } from '#ti4/rules/components/component.ts';
import { commodityValue, convertCommodities } from '#ti4/rules/trade/trade-goods.ts';
import { question } from '#ti4/rules/game.ts';
import { nameOfSeat, nameOfUnit } from '#ti4/rules/names.ts';
import { producibleTypes } from '#ti4/rules/production/production-capacity.ts';
import { seatOf } from '#ti4/rules/seats.ts';
import type { SeatId, UnitType } from '#ti4/rules/state.ts';
import { capture, captureProblem } from '#ti4/rules/units/capture.ts';
import { definitionFor } from '#ti4/rules/units/units.ts';
import { agentReaction } from '#ti4/content/shared/cards/agents.ts';
import { capitalize } from '#text/sentences.ts';

/**
 * Lists the types that a seat can capture from another player: those with a cost up to that player's commodity value.
 */
const within = (game: Game, seat: SeatId, from: SeatId): UnitType[] =>
  producibleTypes(game, { seat: from, system: '' }).filter(
    (type) =>
      (definitionFor(game, from, type).cost ?? Infinity) <= commodityValue(game, from) &&
      captureProblem(game, seat, { owner: from, type }) === undefined,
  );

const captive = question<{ from: SeatId }>()(
  'the-stillness-of-stars',
  (game, seat, { from }): Spec => {
    const types = within(game, seat, from);
    if (!types.length) return { kind: 'none', reason: 'There is no unit that you can capture.' };
    return choose(
      `Which unit do you capture from ${nameOfSeat(game, from)}'s reinforcements?`,
      types.map((type) => ({
        key: type,
        label: capitalize(nameOfUnit(type)),
        hint: `cost ${definitionFor(game, from, type).cost ?? 0}`,
      })),
    );
  },
  { title: 'choose a unit to capture' },
);

export default leader({
  id: 'the-stillness-of-stars',
  name: 'The Stillness of Stars',
  set: 'pok',
  faction: 'vuilraith',
  role: 'agent',
  text: 'After another player replenishes commodities: you may exhaust this card. Their commodities become trade goods, and you capture 1 unit from their reinforcements that costs up to their commodity value.',
  advice: { gains: { resources: 2 }, others: true },
  reactions: [
    agentReaction('after', 'commodities-replenished', {
      isUsable: (game, { holder }, { seat }) =>
        seat !== holder && (seatOf(game, seat).commodities > 0 || within(game, holder, seat).length > 0),
      target: (_game, { holder }, { seat }) => captive.ask(holder, { from: seat }),
      effect: (game, { holder }, { seat }, target) => {
        convertCommodities(game, seat, seatOf(game, seat).commodities);
        const type = chosenKey(target) as UnitType | undefined;
        if (type !== undefined) capture(game, holder, seat, [type]);
      },
    }),
  ],
  questions: [captive],
});
