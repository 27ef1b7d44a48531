import { domainCounter } from '#ti2/rules/components/component.ts';

export default domainCounter({
  id: 'beta-wormhole',
  name: 'Beta Wormhole',
  counters: { 0: 1 },
  text: 'After you land and gain control: a beta wormhole opens in this system and stays.',
  sources: { text: 'confirmed', copies: 'own' },
  taken: (game, { planet }) => {
    game.state.systems[game.state.planets[planet].system].found = 'beta';
    game.invalidateStep();
  },
});
