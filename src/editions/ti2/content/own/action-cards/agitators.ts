import { checkInsurgence, coloniesOf } from '../../../rules/board/control.ts';
import { aimable } from '../../../rules/components/aiming.ts';
import { type Game, actionCard, on } from '../../../rules/components/component.ts';
import { chooseRestless } from '../../../rules/components/planets-chosen.ts';
import { others } from '../../../rules/seats.ts';
import type { PlanetId, SeatId } from '../../../rules/terms.ts';

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
