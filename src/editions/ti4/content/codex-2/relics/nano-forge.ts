import { relic, type Game } from '#ti4/rules/components/component.ts';
import { attachCard } from '#ti4/rules/exploration/exploration-cards.ts';
import { loseRelic } from '#ti4/rules/exploration/relics.ts';
import type { PlanetId, SeatId } from '#ti4/rules/state.ts';
import { isHomePlanet, isLegendary, planetsOf } from '#ti4/rules/planets/planets.ts';
import { choosePlanet } from '#ti4/content/shared/procedures/place-questions.ts';

const MORE = 2;

const ordinary = (game: Game, seat: SeatId): PlanetId[] =>
  planetsOf(game, seat)
    .map(({ id }) => id)
    .filter((id) => !isHomePlanet(game, id) && !isLegendary(game, id));

export default relic({
  id: 'nano-forge',
  name: 'Nano-Forge',
  set: 'codex-2',
  text: 'Action: attach this card to a planet you control that is neither legendary nor a home planet. That planet has 2 more resources and 2 more influence and is legendary.',
  advice: { gains: { resources: 4, influence: 4, points: 0.2 } },
  questions: [choosePlanet],
  modifiers: {
    resources: (_game, { memory }, value, { planet }) => (planet === memory ? value + MORE : value),
    influence: (_game, { memory }, value, { planet }) => (planet === memory ? value + MORE : value),
    legendary: (_game, { memory }, is, { planet }) => is || planet === memory,
  },
  action: {
    problem: (game, { holder }) =>
      ordinary(game, holder).length ? undefined : 'You control no planets other than legendary and home planets.',
    target: (game, { holder }) =>
      choosePlanet.ask(holder, {
        prompt: 'To which planet do you attach Nano-Forge?',
        planets: ordinary(game, holder),
      }),
    effect: (game, { holder, key }, [planet]) => {
      if (planet === undefined || !ordinary(game, holder).includes(planet) || !loseRelic(game, holder, key))
        return undefined;
      attachCard(game, key, planet);
      return undefined;
    },
  },
});
