import { actionCard, on } from '#ti2/rules/components/component.ts';
import { chooseOption, choosePlayer } from '#ti2/rules/components/target-questions.ts';
import type { Game } from '#ti2/rules/game.ts';
import { nameOf, nameOfSeat } from '#ti2/rules/names.ts';
import { hasTechnology, loseTechnology } from '#ti2/rules/technology/technology.ts';
import { othersFrom, seatOf } from '#ti2/rules/seats.ts';
import type { SeatId } from '#ti2/rules/terms.ts';

const learned = (game: Game, seat: SeatId): SeatId[] =>
  othersFrom(game.state, seat).filter((other) => Object.keys(seatOf(game, other).technologies).length > 0);

export default actionCard({
  id: 'scientist-assassination',
  name: 'Scientist Assassination',
  copies: 1,
  text: 'When the technology phase begins: choose 1 technology of another player. They lose it, but it still counts as a prerequisite for their other technologies.',
  sources: { text: 'single', copies: 'confirmed' },
  reactions: [
    on('when', 'technology-phase-begins', {
      isUsable: (game, { holder }) => learned(game, holder).length > 0,
      target: (game, { holder }) =>
        choosePlayer(game, holder, 'Which player loses a technology?', learned(game, holder)),
      furtherTarget: (game, { holder }, _event, [seat, technology]) => {
        if (technology !== undefined) return undefined;
        const options = Object.keys(seatOf(game, seat).technologies).map((id) => ({
          key: id,
          label: nameOf(game, id),
        }));
        const prompt = `Scientist Assassination: which technology does ${nameOfSeat(game, seat)} lose?`;
        return chooseOption.ask(holder, { prompt, options });
      },
      effect: (game, _held, _event, [seat, technology]) => {
        if (hasTechnology(game, seat, technology)) loseTechnology(game, seat, technology);
      },
    }),
  ],
});
