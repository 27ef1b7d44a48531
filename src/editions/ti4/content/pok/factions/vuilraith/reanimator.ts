import { unitsAt } from '#ti4/rules/units/units.ts';
import { mech } from '#ti4/content/shared/cards/mechs.ts';

export default mech({
  id: 'reanimator',
  name: 'Reanimator',
  faction: 'vuilraith',
  text: 'Cost 2, combat 6, Sustain Damage. When your infantry on its planet are destroyed, you capture them.',
  modifiers: {
    captors: (game, { holder }, captors, { unit: { type, owner, planet } }) =>
      type === 'infantry' &&
      owner === holder &&
      planet !== undefined &&
      unitsAt(game, { owner: holder, type: 'mech', planet }).length
        ? [...captors, holder]
        : captors,
  },
});
