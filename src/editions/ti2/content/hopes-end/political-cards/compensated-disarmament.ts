import { destroyUnits, groundForcesOn } from '#ti2/rules/units/units.ts';
import { politicalCard } from '#ti2/rules/components/component.ts';
import { gainCredits } from '#ti2/rules/production/credits.ts';

const EACH = 6;

export default politicalCard({
  id: 'compensated-disarmament',
  name: 'Compensated Disarmament',
  copies: 1,
  elect: 'planet',
  text: 'Elect a planet: destroy all ground forces on it. The player who controls it keeps control and gains 6 credits for each ground force destroyed.',
  sources: { text: 'confirmed', copies: 'single' },
  resolve: (game, planet) => {
    const { owner } = game.state.planets[planet];
    const troops = groundForcesOn(game, planet);
    destroyUnits(game, troops);
    if (owner !== null && troops.length) gainCredits(game, owner, troops.length * EACH, 'compensated-disarmament');
  },
});
