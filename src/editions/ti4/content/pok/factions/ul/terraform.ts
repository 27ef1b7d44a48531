import { chosenKey } from '#engine';
import { promissoryNote } from '#ti4/rules/components/component.ts';
import { removeNote } from '#ti4/rules/trade/promissory-notes.ts';
import { attachCard } from '#ti4/rules/exploration/exploration-cards.ts';
import type { Game } from '#ti4/rules/game.ts';
import type { PlanetId, SeatId } from '#ti4/rules/state.ts';
import type { Trait } from '#ti4/rules/terms.ts';
import { isHomePlanet, MECATOL_REX, planetsOf } from '#ti4/rules/planets/planets.ts';
import { choosePlanet } from '#ti4/content/shared/procedures/place-questions.ts';

const ALL: readonly Trait[] = ['cultural', 'hazardous', 'industrial'];

const open = (game: Game, seat: SeatId): PlanetId[] =>
  planetsOf(game, seat)
    .map(({ id }) => id)
    .filter((id) => id !== MECATOL_REX && !isHomePlanet(game, id));

export default promissoryNote({
  id: 'terraform',
  name: 'Terraform',
  set: 'pok',
  faction: 'ul',
  text: 'Action: attach this card permanently to a planet you control, except Mecatol Rex and planets in home systems. That planet has 1 more resource, 1 more influence and all 3 traits.',
  advice: { gains: { points: 0.2 } },
  action: {
    problem: (game, { holder }) =>
      open(game, holder).length ? undefined : 'You control no planet to which you can attach it.',
    target: (game, { holder }) =>
      choosePlanet.ask(holder, { prompt: 'To which planet do you attach Terraform?', planets: open(game, holder) }),
    effect: (game, { holder, key }, target) => {
      const planet = chosenKey(target);
      if (planet === undefined || !open(game, holder).includes(planet)) return;
      removeNote(game, key);
      attachCard(game, key, planet);
    },
  },
  modifiers: {
    resources: (_game, { memory }, value, { planet }) => (planet === memory ? value + 1 : value),
    influence: (_game, { memory }, value, { planet }) => (planet === memory ? value + 1 : value),
    traits: (_game, { memory }, traits, { planet }) => (planet === memory ? ALL : traits),
  },
});
