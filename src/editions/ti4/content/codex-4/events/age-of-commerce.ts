import { galacticEvent } from '#ti4/rules/components/component.ts';
import { technologiesOf, technologyDeck } from '#ti4/rules/technology/technology.ts';

export default galacticEvent({
  id: 'age-of-commerce',
  name: 'Age of Commerce',
  set: 'codex-4',
  text: 'All players can make transactions with each other, even if they are not neighbors. Commodities have no limit: a player who replenishes gains commodities equal to their commodity value. In transactions, a player can share non-faction technologies: the other player gains the technology from their own deck, and neither loses it.',
  modifiers: {
    // It makes no player a neighbor.
    'may-trade': () => true,
    'commodities-unlimited': () => true,
    'shareable-technologies': (game, _held, shareable, { from, to }) => {
      const lacking = new Set(technologyDeck(game, to).map(({ id }) => id));
      const common = technologiesOf(game, from).filter(({ id, faction }) => faction === undefined && lacking.has(id));
      return [...shareable, ...common.map(({ id }) => id)];
    },
  },
});
