import { domainCounter } from '#ti3/rules/components/component.ts';

export default domainCounter({
  id: 'alpha-wormhole-discovery',
  name: 'Alpha Wormhole Discovery',
  text: 'You gain control of the planet. Its system has an alpha wormhole from now on.',
  confidence: 'high',
  counters: { 0: 1 },
  stays: 'in-system',
  modifiers: {
    wormholes: (_game, { memory }, found, { system }) =>
      system === memory && !found.includes('alpha') ? [...found, 'alpha'] : found,
  },
});
