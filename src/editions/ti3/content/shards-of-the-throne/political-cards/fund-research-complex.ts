import { politicalCard } from '#ti3/rules/components/component.ts';

export default politicalCard({
  id: 'fund-research-complex',
  name: 'Fund Research Complex',
  text: 'Elect a planet: the player who controls it pays 2 fewer resources for technologies.',
  law: true,
  elect: 'planet',
  stake: ({ state }, seat, outcome) => (state.planets[outcome]?.owner === seat ? 4 : 0),
  confidence: 'medium',
  modifiers: {
    'technology-price': ({ state }, { memory }, price, { seat }) =>
      state.planets[String(memory)]?.owner === seat ? price - 2 : price,
  },
});
