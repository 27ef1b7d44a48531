import { explorationDeck } from '../shared/exploration-deck.ts';

export default explorationDeck('frontier', 'frontier exploration cards');
