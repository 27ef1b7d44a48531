import { technology } from '#ti3/rules/components/component.ts';
import { movementHindranceOf } from '#ti3/rules/board/adjacency.ts';

const FLEET = 3;

export default technology({
  id: 'chaos-mapping',
  name: 'Chaos-Mapping',
  text: 'Your ships can end their movement in asteroid fields. Your fleet supply there is always 3.',
  race: 'saar',
  cost: 2,
  needs: [],
  confidence: 'medium',
  modifiers: {
    'stops-among-asteroids': (_game, { holder }, stops, { seat }) => stops || seat === holder,
    'fixed-fleet-supply': (game, { holder }, supply, { seat, system }) =>
      seat === holder && movementHindranceOf(game, system) === 'asteroid-field' ? FLEET : supply,
  },
});
