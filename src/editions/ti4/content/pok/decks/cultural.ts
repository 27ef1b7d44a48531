import { explorationDeck } from '#ti4/content/pok/shared/exploration-deck.ts';

export default explorationDeck('cultural', 'cultural exploration cards');
