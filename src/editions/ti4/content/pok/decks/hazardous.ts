import { explorationDeck } from '#ti4/content/pok/shared/exploration-deck.ts';

export default explorationDeck('hazardous', 'hazardous exploration cards');
