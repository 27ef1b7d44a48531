import { explorationCard } from '#ti4/rules/components/component.ts';
import { placeGammaWormhole } from '#ti4/content/pok/shared/gamma-wormhole.ts';

export default explorationCard({
  id: 'gamma-relay',
  name: 'Gamma Relay',
  set: 'pok',
  text: 'Place a gamma wormhole token here. Then purge this card.',
  deck: 'frontier',
  copies: 1,
  then: 'purge',
  resolve: placeGammaWormhole,
});
