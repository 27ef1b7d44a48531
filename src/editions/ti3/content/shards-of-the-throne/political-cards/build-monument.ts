import { politicalCard } from '#ti3/rules/components/component.ts';

export default politicalCard({
  id: 'build-monument',
  name: 'Build Monument',
  text: 'Elect a planet: the player who controls it needs 1 fewer victory point to win.',
  law: true,
  elect: 'planet',
  stake: ({ state }, seat, outcome) => (state.planets[outcome]?.owner === seat ? 7 : 0),
  confidence: 'medium',
  modifiers: {
    'points-needed': ({ state }, { memory }, needed, { seat }) =>
      state.planets[String(memory)]?.owner === seat ? needed - 1 : needed,
  },
});
