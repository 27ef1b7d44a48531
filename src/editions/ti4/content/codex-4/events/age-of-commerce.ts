import { galacticEvent } from '#ti4/rules/components/component.ts';
import { technologiesOf, technologyDeck } from '#ti4/rules/technology/technology.ts';

export default galacticEvent({
  id: 'age-of-commerce',
  name: 'Age of Commerce',
  set: 'codex-4',
  text: 'Anybody can have transactions with anybody. There is no limit to commodities: whoever replenishes them gains as many as their commodity value. In a transaction players can share technologies that belong to no faction: the other takes the same technology from their own deck, and nobody loses theirs.',
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
