import { explorationCard } from '#ti4/rules/components/component.ts';
import { placeMarker } from '#ti4/rules/tokens/markers.ts';

const ID = 'ion-storm';

export default explorationCard({
  id: ID,
  name: 'Ion Storm',
  set: 'pok',
  text: 'A storm comes to lie here, with an alpha or a beta wormhole up; it turns over whenever ships have moved or retreated through it.',
  deck: 'frontier',
  copies: 1,
  then: 'lay',
  binding: () => true,
  ways: (game, { seat, system, card }) =>
    (['alpha', 'beta'] as const).map((face) => ({
      key: face,
      label: `With the ${face} wormhole up`,
      effect: () => {
        placeMarker(game, { id: card, component: ID, face }, { system });
        game.addFact({ type: 'token-laid', seat, token: ID, face, system });
      },
    })),
});
