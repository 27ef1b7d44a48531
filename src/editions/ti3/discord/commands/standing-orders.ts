import {
  formatOrderDuration,
  createOrdersCommand,
  toAnytimeAbility,
  createUseCommand,
} from '#discord/commands/play/standing-orders.ts';
import { ANY_MOMENT } from '#kit/prompts/standing-orders.ts';
import { declinableMoments, hasStandingOrder } from '#ti3/rules/events/standing-orders.ts';
import { anytimeAbilities } from '#ti3/rules/components/play-procedures.ts';
import type { Game } from '#ti3/rules/game.ts';
import type { ThirdEditionPresenter } from '#ti3/discord/presenter.ts';

/** Formats the name of a timing window. */
function formatMoment(moment: string): string {
  if (moment === ANY_MOMENT) return 'every moment a card could answer';
  return moment === 'action-card-played' ? 'somebody plays an action card' : moment.replaceAll('-', ' ');
}

const moments = (game: Game) => declinableMoments(game).map((key) => ({ key, label: formatMoment(key) }));

export const { command: ordersCommand, press: handleOrderPress } = createOrdersCommand<ThirdEditionPresenter>({
  description: 'Standing orders: moments at which you are not asked.',
  moments: ({ game }) => moments(game),
  inForce: ({ game }, seat) =>
    moments(game).flatMap((one) => {
      const { orders } = game.state.seats[seat];
      return hasStandingOrder(game, seat, one.key)
        ? [{ ...one, hint: formatOrderDuration(orders[one.key], game.state.round) }]
        : [];
    }),
});

export const useCommand = createUseCommand<ThirdEditionPresenter>(({ game }, seat) =>
  anytimeAbilities(game, seat).flatMap((deed) => (deed.problem === undefined ? [toAnytimeAbility(deed)] : [])),
);
