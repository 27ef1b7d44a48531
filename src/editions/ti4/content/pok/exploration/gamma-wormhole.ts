import { explorationCard } from '#ti4/rules/components/component.ts';
import { placeGammaWormhole } from '#ti4/content/pok/shared/gamma-wormhole.ts';

export default explorationCard({
  id: 'gamma-wormhole',
  name: 'Gamma Wormhole',
  set: 'pok',
  text: 'Place a gamma wormhole token here. Then purge this card.',
  deck: 'cultural',
  copies: 1,
  then: 'purge',
  resolve: placeGammaWormhole,
});
