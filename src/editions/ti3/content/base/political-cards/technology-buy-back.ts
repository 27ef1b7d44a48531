import { politicalCard, on } from '#ti3/rules/components/component.ts';
import { addEffect } from '#ti3/rules/components/effects.ts';
import { changeTradeGoods } from '#ti3/rules/trade/trade-goods.ts';
import { newGame, type Game } from '#ti3/rules/game.ts';
import { nameOf } from '#ti3/rules/names.ts';
import { chooseImposed } from '#ti3/rules/politics/imposed-choices.ts';
import { seatOf } from '#ti3/rules/seats.ts';
import { loseTechnology } from '#ti3/rules/technology/technology.ts';
import type { SeatId, ComponentId } from '#ti3/rules/terms.ts';
import { valueIfDecided } from '#ti3/rules/politics/outcome-values.ts';
import { cargoExcess } from '#ti3/rules/units/fleet-limits.ts';
import { systemsOverSupply, systemsWithUnitsInSpace } from '#ti3/rules/units/fleet-supply.ts';
import { formatCount } from '#text/sentences.ts';

const ID = 'technology-buy-back';

const SHUT = 'shut';
const PRICE = 6;

/** Lists a seat's technologies that are not a required prerequisite of its other technologies. */
function spare(game: Game, seat: SeatId): ComponentId[] {
  const own = Object.keys(seatOf(game, seat).technologies);
  const needed = (id: ComponentId): boolean =>
    own.some((other) => {
      const { needs, any } = game.book.byKind.technology[other];
      return needs.includes(id) && !(any && needs.some((one) => one !== id && own.includes(one)));
    });
  return own.filter((id) => !needed(id));
}

/** " (4 units removed)": counts the units that a seat would have no capacity or fleet supply for without a technology. */
function lossNote(game: Game, seat: SeatId, technology: ComponentId): string {
  const { [technology]: _returned, ...technologies } = seatOf(game, seat).technologies;
  const seats = { ...game.state.seats, [seat]: { ...seatOf(game, seat), technologies } };
  const after = newGame({ ...game.state, seats }, game.book);
  const loose = systemsWithUnitsInSpace(after, seat).reduce(
    (sum, system) => sum + Math.max(0, cargoExcess(after, seat, system).over),
    0,
  );
  const count = systemsOverSupply(after, seat).reduce((sum, { by }) => sum + by, loose);
  return count ? ` (${formatCount(count, 'unit')} removed)` : '';
}

export default politicalCard({
  id: ID,
  name: 'Technology Buy-back',
  text: 'For: in each status phase, each player may gain 6 trade goods by returning 1 technology that is no prerequisite of their others. Against: no player can gain a technology for the rest of the round.',
  sense: 'sacrifice',
  law: true,
  elect: 'for-against',
  stake: valueIfDecided({ for: 0.5, against: -2 }),
  confidence: 'medium',
  reactions: [
    on('when', 'status-phase-begins', {
      isUsable: (game, { holder }) => spare(game, holder).length > 0,
      label: (game, { holder }) => {
        const [only, ...others] = spare(game, holder);
        const what = others.length ? '1 technology' : `${nameOf(game, only)}${lossNote(game, holder, only)}`;
        return `Return ${what} for ${PRICE} trade goods`;
      },
      target: (game, { holder }) =>
        chooseImposed.ask(holder, {
          prompt: `Which technology do you return for ${PRICE} trade goods?`,
          options: spare(game, holder).map((key) => ({
            key,
            label: `${nameOf(game, key)}${lossNote(game, holder, key)}`,
          })),
        }),
      effect: (game, { holder }, _event, [technology]) => {
        if (!spare(game, holder).includes(technology)) return;
        loseTechnology(game, holder, technology);
        changeTradeGoods(game, holder, PRICE);
      },
    }),
  ],
  modifiers: {
    'technology-barred': (_game, { memory }, why) =>
      memory === SHUT ? 'No player can gain a technology this round (Technology Buy-back).' : why,
  },
  resolve: (game, outcome) => {
    if (outcome === 'against') addEffect(game, ID, '', SHUT, 'round');
  },
});
