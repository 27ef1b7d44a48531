import { domainCounter } from '#ti2/rules/components/component.ts';

export default domainCounter({
  id: 'alpha-wormhole',
  name: 'Alpha Wormhole',
  counters: { 0: 1 },
  text: 'After a player gains control of the planet: its system permanently has an alpha wormhole.',
  sources: { text: 'confirmed', copies: 'own' },
  taken: (game, { planet }) => {
    game.state.systems[game.state.planets[planet].system].found = 'alpha';
    game.invalidateStep();
  },
});
