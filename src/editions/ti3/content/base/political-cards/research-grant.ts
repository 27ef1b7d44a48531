import { politicalCard } from '#ti3/rules/components/component.ts';
import { addEffect } from '#ti3/rules/components/effects.ts';
import { valueIfDecided } from '#ti3/rules/politics/outcome-values.ts';
import { planetsWithSpecialty } from '#ti3/rules/objectives/objective-counts.ts';

const ID = 'research-grant';

const SHUT = 'yellow';

export default politicalCard({
  id: ID,
  name: 'Research Grant',
  text: 'For: each technology specialty counts for every color. Against: no player can gain a yellow technology for the rest of the round.',
  law: true,
  elect: 'for-against',
  stake: valueIfDecided({ for: (game, seat) => 0.5 * planetsWithSpecialty(game, seat), against: -0.5 }),
  confidence: 'medium',
  modifiers: {
    specialties: ({ book }, { memory }, count, { planet }) =>
      memory === null ? book.planets[planet].specialties.length : count,
    'technology-barred': (game, { memory }, why, { technology }) =>
      memory === SHUT && game.book.byKind.technology[technology].color === 'yellow'
        ? 'No player can gain a yellow technology this round (Research Grant).'
        : why,
  },
  resolve: (game, outcome) => {
    if (outcome === 'against') addEffect(game, ID, '', SHUT, 'round');
  },
});
