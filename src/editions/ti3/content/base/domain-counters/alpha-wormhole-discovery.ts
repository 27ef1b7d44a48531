import { domainCounter } from '#ti3/rules/components/component.ts';

export default domainCounter({
  id: 'alpha-wormhole-discovery',
  name: 'Alpha Wormhole Discovery',
  text: 'The planet is taken, and an alpha wormhole is found in its system, which stays there.',
  confidence: 'high',
  counters: { 0: 1 },
  stays: 'in-system',
  modifiers: {
    wormholes: (_game, { memory }, found, { system }) =>
      system === memory && !found.includes('alpha') ? [...found, 'alpha'] : found,
  },
});
