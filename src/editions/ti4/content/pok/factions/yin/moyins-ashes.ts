import { canDeploy } from '#ti4/rules/units/deploy.ts';
import { mech } from '#ti4/content/shared/cards/mechs.ts';

export default mech({
  id: 'moyins-ashes',
  name: "Moyin's Ashes",
  faction: 'yin',
  deploys: {},
  text: "Cost 2, combat 6, Sustain Damage. Deploy: when you use Indoctrination, you may spend 1 more influence to replace your opponent's infantry with this mech.",
  modifiers: {
    'replaced-by': (game, { holder }, ways, { seat, planet }) =>
      seat === holder && canDeploy(game, { seat, type: 'mech', planet })
        ? [...ways, { type: 'mech' as const, more: 1 }]
        : ways,
  },
});
