import { checkInsurgence } from '#ti2/rules/planets/control.ts';
import { politicalCard } from '#ti2/rules/components/component.ts';

const PENALTY = -2;

export default politicalCard({
  id: 'unrest',
  name: 'Unrest',
  copies: 2,
  elect: 'planet',
  text: 'Elect a planet: make an insurgence check on it, with −2 on the roll.',
  sources: { text: 'own', copies: 'own' },
  stirs: PENALTY,
  resolve: (game, planet) => void checkInsurgence(game, planet, PENALTY),
});
