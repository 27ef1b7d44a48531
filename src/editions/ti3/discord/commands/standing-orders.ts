import { createOrdersCommand, createUseCommand, labelSkips } from '#discord/commands/play/standing-orders.ts';
import { labelMoment, labelMoments } from '#kit/prompts/order-words.ts';
import {
  declinableMoments,
  hasStandingOrder,
  labelNarrowed,
  narrowedOrders,
  otherDeclinedMoments,
} from '#ti3/rules/events/standing-orders.ts';
import { skipChoices } from '#ti3/rules/events/skips.ts';
import { anytimeAbilities } from '#ti3/rules/components/play-procedures.ts';
import type { ThirdEditionPresenter } from '#ti3/discord/presenter.ts';

export const { command: ordersCommand, press: handleOrderPress } = createOrdersCommand<ThirdEditionPresenter>({
  description: 'Show or give standing orders: when not to ask you.',
  moments: (game, seat) => [
    ...labelMoments([...declinableMoments(game), ...(seat === undefined ? [] : otherDeclinedMoments(game, seat))]),
    ...labelSkips(skipChoices(game)),
  ],
  hasStandingOrder,
  narrowedOrders: (game, seat) =>
    narrowedOrders(game, seat).map((key) => ({ key, label: labelNarrowed(game, key, labelMoment) })),
});

export const useCommand = createUseCommand<ThirdEditionPresenter>(anytimeAbilities);
