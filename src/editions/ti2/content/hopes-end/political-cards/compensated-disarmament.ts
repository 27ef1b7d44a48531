import { destroy, troopsOn } from '#ti2/rules/units/units.ts';
import { politicalCard } from '#ti2/rules/components/component.ts';
import { receive } from '#ti2/rules/production/credits.ts';

const EACH = 6;

export default politicalCard({
  id: 'compensated-disarmament',
  name: 'Compensated Disarmament',
  copies: 1,
  elect: 'planet',
  text: 'All ground forces of the elected planet are destroyed. Whoever controls it keeps it, and receives 6 credits for each.',
  sources: { text: 'confirmed', copies: 'single' },
  resolve: (game, planet) => {
    const { owner } = game.state.planets[planet];
    const troops = troopsOn(game, planet);
    destroy(game, troops);
    if (owner !== null && troops.length) receive(game, owner, troops.length * EACH, 'compensated-disarmament');
  },
});
