import { domainCounter } from '#ti3/rules/components/component.ts';

export default domainCounter({
  id: 'frontier-alpha-wormhole-discovery',
  name: 'Alpha Wormhole Discovery',
  text: 'An alpha wormhole is found there, which stays.',
  confidence: 'high',
  frontier: true,
  counters: { 0: 1 },
  stays: 'in-system',
  modifiers: {
    wormholes: (_game, { memory }, found, { system }) =>
      system === memory && !found.includes('alpha') ? [...found, 'alpha'] : found,
  },
});
