import { checkInsurgence } from '../../../rules/board/control.ts';
import { aimable } from '../../../rules/components/aiming.ts';
import { type Game, actionCard, on } from '../../../rules/components/component.ts';
import { chooseRestless } from '../../../rules/components/planets-chosen.ts';
import { nameOfSeat } from '../../../rules/names.ts';
import { others, planetsOf } from '../../../rules/seats.ts';
import type { SeatId } from '../../../rules/terms.ts';

const ruling = (game: Game, seat: SeatId): SeatId[] =>
  others(game.state, seat).filter((other) => planetsOf(game, other).length > 0);

/** The planet of the next of them. */
function whereNext(game: Game, seat: SeatId, card: string, chosen: number) {
  const other = ruling(game, seat).at(chosen);
  if (other === undefined) return undefined;
  const all = planetsOf(game, other).map(({ id }) => id);
  const free = aimable(game, card, all);
  return chooseRestless(
    game,
    seat,
    `Where are the riots against ${nameOfSeat(game, other)}?`,
    free.length ? free : all,
  );
}

export default actionCard({
  id: 'riots',
  name: 'Riots',
  copies: 2,
  text: 'In the economy phase: one planet of each other player, as you choose, makes an insurgence check.',
  sources: { text: 'own', copies: 'own' },
  reactions: [
    on('after', 'economy-begins', {
      usable: (game, { holder }) => ruling(game, holder).length > 0,
      target: (game, { holder, component }) => whereNext(game, holder, component, 0),
      further: (game, { holder, component }, _event, target) => whereNext(game, holder, component, target.length),
      effect: (game, _held, _event, target) => {
        for (const planet of target) checkInsurgence(game, planet);
      },
    }),
  ],
});
