import { createOrdersCommand, createUseCommand, labelSkips } from '#discord/commands/play/standing-orders.ts';
import { labelMoment, labelMoments } from '#kit/prompts/order-words.ts';
import { anytimeAbilities } from '#ti2/rules/components/kit.ts';
import {
  declinableMoments,
  hasStandingOrder,
  labelNarrowed,
  narrowedOrders,
  otherDeclinedMoments,
} from '#ti2/rules/events/standing-orders.ts';
import { skipChoices } from '#ti2/rules/events/skips.ts';
import type { SecondEditionPresenter } from '#ti2/discord/presenter.ts';

export const { command: ordersCommand, press: handleOrderPress } = createOrdersCommand<SecondEditionPresenter>({
  description: 'Show or give standing orders: when not to ask you.',
  moments: (game, seat) => [
    ...labelMoments([...declinableMoments(game), ...(seat === undefined ? [] : otherDeclinedMoments(game, seat))]),
    ...labelSkips(skipChoices()),
  ],
  hasStandingOrder,
  narrowedOrders: (game, seat) =>
    narrowedOrders(game, seat).map((key) => ({ key, label: labelNarrowed(game, key, labelMoment) })),
});

export const useCommand = createUseCommand<SecondEditionPresenter>(anytimeAbilities);
