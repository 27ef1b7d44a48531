import { on, technology, type Game } from '#ti3/rules/components/component.ts';
import { MECATOL } from '#ti3/rules/objectives/objective-counts.ts';
import { onPlanet, piecesLeft } from '#ti3/rules/units/units.ts';
import { takePlanet } from '#ti3/rules/planets/planets.ts';
import { putFree } from '#ti3/rules/politics/imposed-choices.ts';
import type { SeatId } from '#ti3/rules/terms.ts';

const isOpen = (game: Game, seat: SeatId): boolean => {
  const { owner } = game.state.planets[MECATOL];
  return owner === seat || (owner === null && !onPlanet(game, MECATOL).length);
};

export default technology({
  id: 'lazax-gate-folding',
  name: 'Lazax Gate Folding',
  text: 'As the status phase begins you put a ground force on Mecatol Rex, where it is yours or nobody’s.',
  race: 'winnu',
  cost: 4,
  needs: [],
  confidence: 'medium',
  reactions: [
    on('when', 'status-phase-begins', {
      mandatory: true,
      usable: (game, { holder }) => isOpen(game, holder) && piecesLeft(game, holder, 'ground-force') > 0,
      effect: (game, { holder }) => {
        putFree(game, holder, 'ground-force', MECATOL, 1);
        takePlanet(game, holder, MECATOL);
      },
    }),
  ],
});
