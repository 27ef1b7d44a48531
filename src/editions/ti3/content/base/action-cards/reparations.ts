import { actionCard, on } from '#ti3/rules/components/component.ts';
import { choosePlanet } from '#ti3/rules/components/target-questions.ts';
import type { Game } from '#ti3/rules/game.ts';
import { nameOfSeat, possessive } from '#ti3/rules/names.ts';
import { exhaustPlanets, planetsOf, readyPlanetsOf, refreshPlanets, resourcesOf } from '#ti3/rules/planets/planets.ts';
import type { PlanetId, SeatId } from '#ti3/rules/terms.ts';

const ready = (game: Game, seat: SeatId): PlanetId[] => readyPlanetsOf(game, seat).map(({ id }) => id);

/** Lists a seat's exhausted planets with no more resources than the paying planet. */
const repaid = (game: Game, seat: SeatId, paying: PlanetId): PlanetId[] =>
  planetsOf(game, seat).flatMap(({ id, exhausted }) =>
    exhausted && resourcesOf(game, id) <= resourcesOf(game, paying) ? [id] : [],
  );

export default actionCard({
  id: 'reparations',
  name: 'Reparations',
  copies: 1,
  text: "After another player gains control of your planet: exhaust 1 of that player's planets. Then refresh 1 of your planets that has no more resources than the exhausted one.",
  confidence: 'medium',
  reactions: [
    on('after', 'planet-taken', {
      isUsable: (game, { holder }, { seat, from }) => from === holder && ready(game, seat).length > 0,
      target: (game, { holder }, { seat }) =>
        choosePlanet.ask(holder, {
          prompt: `Which of ${possessive(nameOfSeat(game, seat))} planets do you exhaust?`,
          planets: ready(game, seat),
        }),
      furtherTarget: (game, { holder }, _event, [paying, own]) => {
        const planets = own === undefined ? repaid(game, holder, paying) : [];
        return planets.length
          ? choosePlanet.ask(holder, { prompt: 'Which of your planets do you refresh?', planets })
          : undefined;
      },
      effect: (game, { holder }, { seat }, [paying, own]) => {
        if (paying === undefined || !ready(game, seat).includes(paying)) return;
        exhaustPlanets(game, seat, [paying]);
        if (own !== undefined && repaid(game, holder, paying).includes(own)) refreshPlanets(game, holder, [own]);
      },
    }),
  ],
});
