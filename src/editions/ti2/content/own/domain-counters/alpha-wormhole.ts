import { domainCounter } from '#ti2/rules/components/component.ts';

export default domainCounter({
  id: 'alpha-wormhole',
  name: 'Alpha Wormhole',
  counters: { 0: 1 },
  text: 'After you land and gain control: an alpha wormhole opens in this system and stays.',
  sources: { text: 'confirmed', copies: 'own' },
  taken: (game, { planet }) => {
    game.state.systems[game.state.planets[planet].system].found = 'alpha';
    game.invalidateStep();
  },
});
