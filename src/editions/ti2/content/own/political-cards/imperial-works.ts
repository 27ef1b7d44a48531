import { call } from '#engine';
import { hasDock, isOpenToNewUnits } from '#ti2/rules/planets/control.ts';
import { politicalCard } from '#ti2/rules/components/component.ts';
import { piecesLeft } from '#ti2/rules/units/units.ts';
import { freeDock } from '#ti2/rules/phases/placement-phase.ts';

export default politicalCard({
  id: 'imperial-works',
  name: 'Imperial Works',
  copies: 1,
  elect: 'planet',
  boon: true,
  text: 'Elect a planet without a spacedock: the player who controls it may place a free spacedock on it.',
  sources: { text: 'own', copies: 'own' },
  eligible: (game, planet) => {
    const { owner } = game.state.planets[planet];
    const hasPieces = owner !== null && piecesLeft(game, owner, 'spacedock') > 0;
    return hasPieces && !hasDock(game, planet) && isOpenToNewUnits(game, planet);
  },
  resolve: (game, planet) => {
    const { owner } = game.state.planets[planet];
    return owner === null ? undefined : call(freeDock, { seat: owner, planet, by: 'imperial-works' }, 'finish');
  },
});
