import {
  formatOrderDuration,
  createOrdersCommand,
  toAnytimeAbility,
  createUseCommand,
} from '#discord/commands/play/standing-orders.ts';
import type { Choice } from '#discord/edition/edition-adapter.ts';
import { ANY_MOMENT } from '#kit/prompts/standing-orders.ts';
import { anytimeAbilities } from '#ti2/rules/components/kit.ts';
import { declinableMoments, hasStandingOrder } from '#ti2/rules/events/windows.ts';
import type { Game } from '#ti2/rules/game.ts';
import { seatOf } from '#ti2/rules/seats.ts';
import type { SecondEditionPresenter } from '#ti2/discord/presenter.ts';

const MOMENT_LABELS: Record<string, string> = {
  [ANY_MOMENT]: 'every moment that a card could answer',
  'action-card-played': 'somebody plays an action card',
};

const momentsOf = (game: Game): Choice[] =>
  declinableMoments(game).map((key) => ({ key, label: MOMENT_LABELS[key] ?? key.replaceAll('-', ' ') }));

export const { command: ordersCommand, press: handleOrderPress } = createOrdersCommand<SecondEditionPresenter>({
  description: 'Standing orders: moments at which you are not asked.',
  moments: ({ game }) => momentsOf(game),
  inForce: ({ game }, seat) => {
    const until = seatOf(game, seat).orders;
    const standing = momentsOf(game).filter(({ key }) => hasStandingOrder(game, seat, key));
    return standing.map((one) => ({ ...one, hint: formatOrderDuration(until[one.key], game.state.round) }));
  },
});

export const useCommand = createUseCommand<SecondEditionPresenter>(({ game }, seat) =>
  anytimeAbilities(game, seat)
    .filter(({ problem }) => problem === undefined)
    .map(toAnytimeAbility),
);
