import { forHowLong, standingOrders, usable, usesCommand } from '#discord/commands/play/standing-orders.ts';
import { ANY_MOMENT } from '#kit/prompts/standing-orders.ts';
import { declinableMoments, standsOrdered } from '#ti3/rules/events/standing-orders.ts';
import { anytimeDeeds } from '#ti3/rules/components/play-procedures.ts';
import type { Game } from '#ti3/rules/game.ts';
import type { ThirdSight } from '#ti3/discord/presenter.ts';

/** What a moment is called. */
function called(moment: string): string {
  if (moment === ANY_MOMENT) return 'every moment a card could answer';
  return moment === 'action-card-played' ? 'somebody plays an action card' : moment.replaceAll('-', ' ');
}

const moments = (game: Game) => declinableMoments(game).map((key) => ({ key, label: called(key) }));

export const { command: ordersCommand, press: askAgain } = standingOrders<ThirdSight>({
  description: 'Standing orders: moments at which you are not asked.',
  moments: ({ game }) => moments(game),
  inForce: ({ game }, seat) =>
    moments(game).flatMap((one) => {
      const { orders } = game.state.seats[seat];
      return standsOrdered(game, seat, one.key)
        ? [{ ...one, hint: forHowLong(orders[one.key], game.state.round) }]
        : [];
    }),
});

export const useCommand = usesCommand<ThirdSight>(({ game }, seat) =>
  anytimeDeeds(game, seat).flatMap((deed) => (deed.unable === undefined ? [usable(deed)] : [])),
);
