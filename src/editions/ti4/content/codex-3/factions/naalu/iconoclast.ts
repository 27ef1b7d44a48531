import { unitsAt } from '#ti4/rules/units/units.ts';
import { mech } from '#ti4/content/shared/cards/mechs.ts';

export default mech({
  id: 'iconoclast',
  name: 'Iconoclast Ω',
  set: 'codex-3',
  faction: 'naalu',
  text: 'Cost 2, combat 6, Sustain Damage. Where it is, in space or on a planet, nobody uses Anti-Fighter Barrage against you.',
  modifiers: {
    'ability-denied': (game, { holder }, denied, { seat, purpose, against, system }) =>
      denied ??
      (purpose === 'anti-fighter-barrage' &&
      against === holder &&
      seat !== holder &&
      unitsAt(game, { owner: holder, type: 'mech', system }).length
        ? 'An Iconoclast is there.'
        : undefined),
  },
});
