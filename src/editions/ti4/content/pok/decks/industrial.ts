import { explorationDeck } from '../shared/exploration-deck.ts';

export default explorationDeck('industrial', 'industrial exploration cards');
