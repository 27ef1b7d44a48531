import { leader } from '#ti4/rules/components/component.ts';
import { additionalUnit } from '#ti4/content/shared/modifiers/additional-units.ts';
import { hasUsedThisRound, substitutesPrerequisite } from '#ti4/content/shared/modifiers/prerequisites.ts';

export default leader({
  id: 'brother-omar',
  set: 'pok',
  faction: 'yin',
  name: 'Brother Omar',
  role: 'commander',
  text: 'Unlocked by a use of Indoctrination. He is a biotic prerequisite; and each time you pay for infantry, one more comes with them, which need not count against what you can produce.',
  unlocks: (game, seat) => hasUsedThisRound(game, seat, ['indoctrination']),
  modifiers: { ...substitutesPrerequisite('biotic'), ...additionalUnit('infantry') },
});
