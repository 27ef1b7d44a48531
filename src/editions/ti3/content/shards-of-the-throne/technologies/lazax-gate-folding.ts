import { on, technology, type Game } from '#ti3/rules/components/component.ts';
import { MECATOL_REX } from '#ti3/rules/objectives/objective-counts.ts';
import { unitsOnPlanet, piecesInReinforcements } from '#ti3/rules/units/units.ts';
import { gainPlanet } from '#ti3/rules/planets/planets.ts';
import { placeFreeUnits } from '#ti3/rules/politics/imposed-choices.ts';
import type { SeatId } from '#ti3/rules/terms.ts';

const isOpen = (game: Game, seat: SeatId): boolean => {
  const { owner } = game.state.planets[MECATOL_REX];
  return owner === seat || (owner === null && !unitsOnPlanet(game, MECATOL_REX).length);
};

export default technology({
  id: 'lazax-gate-folding',
  name: 'Lazax Gate Folding',
  text: 'When the status phase begins, if you control Mecatol Rex or no player controls it and it has no units: place 1 free ground force there, gain control of it and remove its domain counter.',
  race: 'winnu',
  cost: 4,
  needs: [],
  confidence: 'medium',
  reactions: [
    on('when', 'status-phase-begins', {
      mandatory: true,
      isUsable: (game, { holder }) => isOpen(game, holder) && piecesInReinforcements(game, holder, 'ground-force') > 0,
      effect: (game, { holder }) => {
        placeFreeUnits(game, holder, 'ground-force', MECATOL_REX, 1);
        gainPlanet(game, holder, MECATOL_REX);
      },
    }),
  ],
});
