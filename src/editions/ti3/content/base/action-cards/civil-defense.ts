import { actionCard, type Game } from '#ti3/rules/components/component.ts';
import { choosePlanet } from '#ti3/rules/components/target-questions.ts';
import { planetsOf, systemOf } from '#ti3/rules/planets/planets.ts';
import { addUnit, unitsOnPlanet, piecesInReinforcements } from '#ti3/rules/units/units.ts';
import type { PlanetId, SeatId } from '#ti3/rules/terms.ts';

const RAISED = 2;

const undefended = (game: Game, seat: SeatId): PlanetId[] =>
  planetsOf(game, seat).flatMap(({ id }) => (unitsOnPlanet(game, id).some(({ type }) => type === 'pds') ? [] : [id]));

export default actionCard({
  id: 'civil-defense',
  name: 'Civil Defense',
  copies: 1,
  text: 'Action: choose a planet you control that has no PDS. Place 2 free PDS there.',
  confidence: 'medium',
  action: {
    problem: (game, { holder }) => {
      if (piecesInReinforcements(game, holder, 'pds') < 1) return 'All your PDS are already on the board.';
      return undefended(game, holder).length ? undefined : 'You control no planet without a PDS.';
    },
    target: (game, { holder }) =>
      choosePlanet.ask(holder, { prompt: 'On which planet do you place 2 PDS?', planets: undefended(game, holder) }),
    effect: (game, { holder }, [planet]) => {
      const count = Math.min(RAISED, piecesInReinforcements(game, holder, 'pds'));
      if (count < 1 || !undefended(game, holder).includes(planet)) return;
      const system = systemOf(game, planet);
      for (let i = 0; i < count; i++) addUnit(game, holder, 'pds', system, planet);
      game.addFact({ type: 'units-produced', seat: holder, system, units: { pds: count }, cost: 0 });
    },
  },
});
