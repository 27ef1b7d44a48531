import { chosenOne } from '../../../../../../engine/index.ts';
import { promissoryNote } from '../../../../rules/components/component.ts';
import { takeNote } from '../../../../rules/deals/promissory-notes.ts';
import { attachCard } from '../../../../rules/exploration/explored-cards.ts';
import type { Game } from '../../../../rules/game.ts';
import type { PlanetId, SeatId } from '../../../../rules/state.ts';
import type { Trait } from '../../../../rules/terms.ts';
import { isHomePlanet, MECATOL_REX, planetsOf } from '../../../../rules/units/planets.ts';
import { choosePlanet } from '../../../shared/choosing-places.ts';

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
  text: 'Action: attach it to a planet of yours, neither a home planet nor Mecatol Rex. The planet has 1 more of both values and all three traits. It never goes back.',
  advice: { gains: { points: 0.2 } },
  action: {
    unable: (game, { holder }) =>
      open(game, holder).length ? undefined : 'You control no planet to which it could be attached.',
    target: (game, { holder }) =>
      choosePlanet.of(holder, { prompt: 'To which planet is it attached?', planets: open(game, holder) }),
    effect: (game, { holder, key }, target) => {
      const planet = chosenOne(target);
      if (planet === undefined || !open(game, holder).includes(planet)) return;
      takeNote(game, key);
      attachCard(game, key, planet);
    },
  },
  modifiers: {
    resources: (_game, { memory }, value, { planet }) => (planet === memory ? value + 1 : value),
    influence: (_game, { memory }, value, { planet }) => (planet === memory ? value + 1 : value),
    traits: (_game, { memory }, traits, { planet }) => (planet === memory ? ALL : traits),
  },
});
