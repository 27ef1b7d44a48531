import { allowedTargets } from '#ti2/rules/components/card-targets.ts';
import { choosePlanet } from '#ti2/rules/components/planet-choice.ts';
import { actionCard, on } from '#ti2/rules/components/component.ts';
import { gainCredits } from '#ti2/rules/production/credits.ts';

export default actionCard({
  id: 'new-vein',
  name: 'New Vein',
  copies: 3,
  text: 'After you gain control of a neutral planet: gain 10 credits.',
  sources: { text: 'own', copies: 'own' },
  reactions: [
    on('after', 'planet-taken', {
      isUsable: (game, { holder, component }, { seat, planet, from }) =>
        seat === holder && from === null && allowedTargets(game, component, [planet]).length > 0,
      target: (game, { holder }, { planet }) =>
        choosePlanet(game, holder, 'For which planet do you play New Vein?', [planet]),
      effect: (game, { holder, component }) => gainCredits(game, holder, 10, component),
    }),
  ],
});
