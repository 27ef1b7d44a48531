import { choose } from '#engine';
import { actionCard } from '#ti3/rules/components/component.ts';
import { question, type Game } from '#ti3/rules/game.ts';
import { nameOfPlanet } from '#ti3/rules/names.ts';
import { planetsOf, refreshPlanets } from '#ti3/rules/planets/planets.ts';
import type { PlanetId, SeatId } from '#ti3/rules/terms.ts';
import { agreementsOf } from '#ti3/rules/trade/breaking-agreements.ts';

const AGREEMENTS = 2;
const REFRESHED = 2;

const tired = (game: Game, seat: SeatId): PlanetId[] =>
  planetsOf(game, seat).flatMap(({ id, exhausted }) => (exhausted ? [id] : []));

const which = question<object>()('master-of-trade', (game, seat) =>
  choose(
    'Which of your planets do you refresh?',
    tired(game, seat).map((key) => ({ key, label: nameOfPlanet(game, key) })),
    { max: REFRESHED },
  ),
);

export default actionCard({
  id: 'master-of-trade',
  name: 'Master of Trade',
  copies: 1,
  text: 'At any time, if you have 2 trade agreements: refresh up to 2 of your planets.',
  confidence: 'medium',
  anytime: {
    problem: (game, { holder }) => {
      if (agreementsOf(game, holder).length < AGREEMENTS) return 'You need 2 trade agreements.';
      return tired(game, holder).length ? undefined : 'You have no exhausted planets.';
    },
    target: (_game, { holder }) => which.ask(holder, {}),
    effect: (game, { holder }, planets) => {
      if (agreementsOf(game, holder).length < AGREEMENTS) return;
      refreshPlanets(
        game,
        holder,
        tired(game, holder).filter((planet) => planets.includes(planet)),
      );
    },
  },
  questions: [which],
});
