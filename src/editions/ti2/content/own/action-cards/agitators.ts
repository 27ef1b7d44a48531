import { checkInsurgence, coloniesOf } from '#ti2/rules/planets/control.ts';
import { allowedTargets } from '#ti2/rules/components/card-targets.ts';
import { type Game, actionCard, on } from '#ti2/rules/components/component.ts';
import { choosePlanetToRevolt } from '#ti2/rules/components/planet-choice.ts';
import { othersFrom } from '#ti2/rules/seats.ts';
import type { PlanetId, SeatId } from '#ti2/rules/terms.ts';

const restless = (game: Game, seat: SeatId, card: string): PlanetId[] =>
  allowedTargets(
    game,
    card,
    othersFrom(game.state, seat).flatMap((other) => coloniesOf(game, other)),
  );

export default actionCard({
  id: 'agitators',
  name: 'Agitators',
  copies: 4,
  text: "When your invasion segment begins, before you probe, raze, bombard or land: choose another player's planet outside the home systems. Make an insurgence check on that planet.",
  sources: { text: 'own', copies: 'own' },
  reactions: [
    on('when', 'invasion-segment-begins', {
      isUsable: (game, { holder, component }, { seat }) =>
        seat === holder && restless(game, holder, component).length > 0,
      target: (game, { holder, component }) =>
        choosePlanetToRevolt(
          game,
          holder,
          'On which planet do you make an insurgence check?',
          restless(game, holder, component),
        ),
      effect: (game, _held, _event, [planet]) => void checkInsurgence(game, planet),
    }),
  ],
});
