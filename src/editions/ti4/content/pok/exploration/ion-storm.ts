import { explorationCard } from '#ti4/rules/components/component.ts';
import { placeMarker } from '#ti4/rules/tokens/markers.ts';

const ID = 'ion-storm';

export default explorationCard({
  id: ID,
  name: 'Ion Storm',
  set: 'pok',
  text: "Place the ion storm token here, alpha or beta side up. When a tactical action's Move Ships or Retreat step ends: flip the token if ships used its wormhole in that step.",
  deck: 'frontier',
  copies: 1,
  then: 'lay',
  binding: () => true,
  ways: (game, { seat, system, card }) =>
    (['alpha', 'beta'] as const).map((face) => ({
      key: face,
      label: `Place the ${face} side up`,
      effect: () => {
        placeMarker(game, { id: card, component: ID, face }, { system });
        game.addFact({ type: 'token-laid', seat, token: ID, face, system });
      },
    })),
});
