import { on, technology, type Game } from '../../../rules/components/component.ts';
import { MECATOL } from '../../../rules/phases/objective-counts.ts';
import { onPlanet, piecesLeft } from '../../../rules/planets/units.ts';
import { takePlanet } from '../../../rules/planets/planets.ts';
import { putFree } from '../../../rules/politics/council-deeds.ts';
import type { SeatId } from '../../../rules/terms.ts';

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
