import { canDeploy } from '#ti4/rules/units/deploy.ts';
import { mech } from '#ti4/content/shared/cards/mechs.ts';

export default mech({
  id: 'moyins-ashes',
  name: "Moyin's Ashes",
  faction: 'yin',
  deploys: {},
  text: "Cost 2, combat 6, Sustain Damage. Deploy: as you use Indoctrination, spend 1 influence more to replace your opponent's infantry with this.",
  modifiers: {
    'replaced-by': (game, { holder }, ways, { seat, planet }) =>
      seat === holder && canDeploy(game, { seat, type: 'mech', planet })
        ? [...ways, { type: 'mech' as const, more: 1 }]
        : ways,
  },
});
