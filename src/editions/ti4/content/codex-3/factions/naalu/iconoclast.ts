import { unitsAt } from '#ti4/rules/units/units.ts';
import { mech } from '#ti4/content/shared/cards/mechs.ts';

export default mech({
  id: 'iconoclast',
  name: 'Iconoclast Ω',
  set: 'codex-3',
  faction: 'naalu',
  text: 'Cost 2, combat 6, Sustain Damage. Other players cannot use Anti-Fighter Barrage against any of your units in its system, even while this mech is on a planet.',
  modifiers: {
    'ability-denied': (game, { holder }, denied, { seat, purpose, against, system }) =>
      denied ??
      (purpose === 'anti-fighter-barrage' &&
      against === holder &&
      seat !== holder &&
      unitsAt(game, { owner: holder, type: 'mech', system }).length
        ? 'Anti-Fighter Barrage cannot be used there: an Iconoclast is in the system.'
        : undefined),
  },
});
