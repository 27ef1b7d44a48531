import { ask, call, chosenKey, choose, done } from '#engine';
import { domainCounter } from '#ti3/rules/components/component.ts';
import { procedure, question, type Game } from '#ti3/rules/game.ts';
import { nameOfPlanet } from '#ti3/rules/names.ts';
import { refreshPlanets } from '#ti3/rules/planets/planets.ts';
import { unitsOnPlanet, piecesInReinforcements } from '#ti3/rules/units/units.ts';
import { placeFreeUnits } from '#ti3/rules/politics/imposed-choices.ts';
import type { PlanetId, SeatId } from '#ti3/rules/terms.ts';

const hasRoom = (game: Game, seat: SeatId, planet: PlanetId): boolean =>
  piecesInReinforcements(game, seat, 'space-dock') > 0 &&
  !unitsOnPlanet(game, planet).some(({ type }) => type === 'space-dock');

const foundDock = question<{ planet: PlanetId }>()(
  'found-dock',
  (game, seat, { planet }) =>
    hasRoom(game, seat, planet)
      ? choose(`Do you place a free space dock on ${nameOfPlanet(game, planet)}?`, [
          { key: 'dock', label: 'Place a space dock' },
          { key: 'none', label: 'Place none' },
        ])
      : { kind: 'none', reason: 'You have no space dock that you can place there.' },
  { title: 'place a space dock', forced: true },
);

const settleIn = procedure<{ seat: SeatId; planet: PlanetId }>()('industrial-society', {
  ask: (game, { seat, planet }) => {
    refreshPlanets(game, seat, [planet]);
    return ask([foundDock.ask(seat, { planet })], 'chosen');
  },
  chosen: (game, { seat, planet }, { answer }) => {
    if (chosenKey(answer) === 'dock') placeFreeUnits(game, seat, 'space-dock', planet, 1);
    return done();
  },
});

export default domainCounter({
  id: 'industrial-society',
  name: 'Industrial Society',
  text: 'When you gain control of the planet: refresh it, and you may place a free space dock on it.',
  confidence: 'high',
  counters: { 0: 2 },
  taken: (_game, { seat, planet }) => call(settleIn, { seat, planet }, 'finish'),
  boon: () => 4,
  procedures: [settleIn],
  questions: [foundDock],
});
