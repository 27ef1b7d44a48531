import { explorationDeck } from '../shared/exploration-deck.ts';

export default explorationDeck('cultural', 'cultural exploration cards');
