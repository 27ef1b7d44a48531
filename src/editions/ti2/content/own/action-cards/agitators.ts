import { checkInsurgence, coloniesOf } from '#ti2/rules/planets/control.ts';
import { aimable } from '#ti2/rules/components/card-targets.ts';
import { type Game, actionCard, on } from '#ti2/rules/components/component.ts';
import { chooseRestless } from '#ti2/rules/components/planet-questions.ts';
import { others } from '#ti2/rules/seats.ts';
import type { PlanetId, SeatId } from '#ti2/rules/terms.ts';

const restless = (game: Game, seat: SeatId, card: string): PlanetId[] =>
  aimable(
    game,
    card,
    others(game.state, seat).flatMap((other) => coloniesOf(game, other)),
  );

export default actionCard({
  id: 'agitators',
  name: 'Agitators',
  copies: 4,
  text: 'Before you invade: an enemy planet outside the home systems makes an insurgence check.',
  sources: { text: 'own', copies: 'own' },
  reactions: [
    on('when', 'invasion-segment-begins', {
      usable: (game, { holder, component }, { seat }) =>
        seat === holder && restless(game, holder, component).length > 0,
      target: (game, { holder, component }) =>
        chooseRestless(game, holder, 'Which planet is stirred up?', restless(game, holder, component)),
      effect: (game, _held, _event, [planet]) => void checkInsurgence(game, planet),
    }),
  ],
});
