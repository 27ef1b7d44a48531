import { explorationCard } from '../../../rules/components/component.ts';
import { gammaOpens } from '../shared/gamma.ts';

export default explorationCard({
  id: 'gamma-relay',
  name: 'Gamma Relay',
  set: 'pok',
  text: 'A gamma wormhole opens here; the card leaves the game.',
  deck: 'frontier',
  copies: 1,
  then: 'purge',
  resolve: gammaOpens,
});
