import { leader } from '#ti4/rules/components/component.ts';
import { additionalUnit } from '#ti4/content/shared/modifiers/additional-units.ts';
import { hasUsedThisRound, substitutesPrerequisite } from '#ti4/content/shared/modifiers/prerequisites.ts';

export default leader({
  id: 'brother-omar',
  set: 'pok',
  faction: 'yin',
  name: 'Brother Omar',
  role: 'commander',
  text: 'Unlock: use Indoctrination. This card counts as 1 green prerequisite. For each cost of 1 that you pay for infantry, you may produce 1 more for free. It does not count against your production limit.',
  unlocks: (game, seat) => hasUsedThisRound(game, seat, ['indoctrination']),
  modifiers: { ...substitutesPrerequisite('biotic'), ...additionalUnit('infantry') },
});
