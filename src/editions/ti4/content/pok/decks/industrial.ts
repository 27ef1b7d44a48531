import { explorationDeck } from '#ti4/content/pok/shared/exploration-deck.ts';

export default explorationDeck('industrial', 'industrial exploration cards');
