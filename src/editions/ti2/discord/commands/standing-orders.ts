import { forHowLong, standingOrders, usable, usesCommand } from '#discord/commands/play/standing-orders.ts';
import type { Choice } from '#discord/edition/edition-adapter.ts';
import { ANY_MOMENT } from '#kit/prompts/standing-orders.ts';
import { anytimeDeeds } from '#ti2/rules/components/kit.ts';
import { declinableMoments, standsOrdered } from '#ti2/rules/events/windows.ts';
import type { Game } from '#ti2/rules/game.ts';
import { seatOf } from '#ti2/rules/seats.ts';
import type { SecondSight } from '#ti2/discord/presenter.ts';

const CALLED: Record<string, string> = {
  [ANY_MOMENT]: 'every moment that a card could answer',
  'action-card-played': 'somebody plays an action card',
};

const momentsOf = (game: Game): Choice[] =>
  declinableMoments(game).map((key) => ({ key, label: CALLED[key] ?? key.replaceAll('-', ' ') }));

export const { command: ordersCommand, press: askAgain } = standingOrders<SecondSight>({
  description: 'Standing orders: moments at which you are not asked.',
  moments: ({ game }) => momentsOf(game),
  inForce: ({ game }, seat) => {
    const until = seatOf(game, seat).orders;
    const standing = momentsOf(game).filter(({ key }) => standsOrdered(game, seat, key));
    return standing.map((one) => ({ ...one, hint: forHowLong(until[one.key], game.state.round) }));
  },
});

export const useCommand = usesCommand<SecondSight>(({ game }, seat) =>
  anytimeDeeds(game, seat)
    .filter(({ unable }) => unable === undefined)
    .map(usable),
);
