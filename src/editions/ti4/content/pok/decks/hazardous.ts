import { explorationDeck } from '../shared/exploration-deck.ts';

export default explorationDeck('hazardous', 'hazardous exploration cards');
