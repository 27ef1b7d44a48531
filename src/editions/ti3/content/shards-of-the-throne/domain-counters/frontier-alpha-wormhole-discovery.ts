import { domainCounter } from '#ti3/rules/components/component.ts';

export default domainCounter({
  id: 'frontier-alpha-wormhole-discovery',
  name: 'Alpha Wormhole Discovery',
  text: 'When ships find this: the system has an alpha wormhole from now on.',
  confidence: 'high',
  frontier: true,
  counters: { 0: 1 },
  stays: 'in-system',
  modifiers: {
    wormholes: (_game, { memory }, found, { system }) =>
      system === memory && !found.includes('alpha') ? [...found, 'alpha'] : found,
  },
});
