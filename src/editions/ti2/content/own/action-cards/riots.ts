import { checkInsurgence } from '#ti2/rules/planets/control.ts';
import { allowedTargets } from '#ti2/rules/components/card-targets.ts';
import { type Game, actionCard, on } from '#ti2/rules/components/component.ts';
import { choosePlanetToRevolt } from '#ti2/rules/components/planet-choice.ts';
import { nameOfSeat, possessive } from '#ti2/rules/names.ts';
import { othersFrom, planetsOf } from '#ti2/rules/seats.ts';
import type { SeatId } from '#ti2/rules/terms.ts';

const ruling = (game: Game, seat: SeatId): SeatId[] =>
  othersFrom(game.state, seat).filter((other) => planetsOf(game, other).length > 0);

/** Asks for a planet of the next opponent, preferring those that this card has not targeted in this round. */
function whereNext(game: Game, seat: SeatId, card: string, chosen: number) {
  const other = ruling(game, seat).at(chosen);
  if (other === undefined) return undefined;
  const all = planetsOf(game, other).map(({ id }) => id);
  const free = allowedTargets(game, card, all);
  return choosePlanetToRevolt(
    game,
    seat,
    `On which of ${possessive(nameOfSeat(game, other))} planets do you start riots?`,
    free.length ? free : all,
  );
}

export default actionCard({
  id: 'riots',
  name: 'Riots',
  copies: 2,
  text: 'In the economy phase, before players gain income: choose 1 planet of each other player. Make an insurgence check on each of those planets.',
  sources: { text: 'own', copies: 'own' },
  reactions: [
    on('after', 'economy-begins', {
      isUsable: (game, { holder }) => ruling(game, holder).length > 0,
      target: (game, { holder, component }) => whereNext(game, holder, component, 0),
      furtherTarget: (game, { holder, component }, _event, target) => whereNext(game, holder, component, target.length),
      effect: (game, _held, _event, target) => {
        for (const planet of target) checkInsurgence(game, planet);
      },
    }),
  ],
});
