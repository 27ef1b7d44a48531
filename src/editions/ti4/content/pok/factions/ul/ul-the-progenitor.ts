import { leader } from '#ti4/rules/components/component.ts';
import { attachLeader } from '#ti4/rules/leaders/leaders.ts';
import { readyPlanetOf } from '#ti4/rules/planets/planets.ts';

const ELYSIUM = 'elysium';

export default leader({
  id: 'ul-the-progenitor',
  set: 'pok',
  faction: 'ul',
  name: 'Ul the Progenitor',
  role: 'hero',
  text: 'Action: ready Elysium. Attach this card to it: Elysium has 3 more resources, 3 more influence and Space Cannon 5 with 3 dice for the player who controls it.',
  advice: { gains: { points: 0.5 } },
  action: {
    problem: (game) => (ELYSIUM in game.state.planets ? undefined : 'Elysium is not on the board.'),
    effect: (game, held) => {
      if (!(ELYSIUM in game.state.planets)) return;
      readyPlanetOf(game, held.holder, ELYSIUM);
      attachLeader(game, held, ELYSIUM);
    },
  },
  modifiers: {
    resources: (_game, { memory }, value, { planet }) => (planet === memory ? value + 3 : value),
    influence: (_game, { memory }, value, { planet }) => (planet === memory ? value + 3 : value),
    'planet-roll': (_game, { memory }, roll, { planet, purpose }) =>
      planet === memory && (purpose === 'space-cannon-offense' || purpose === 'space-cannon-defense')
        ? { value: 5, dice: 3 }
        : roll,
  },
});
