import { domainCounter } from '#ti3/rules/components/component.ts';

export default domainCounter({
  id: 'frontier-beta-wormhole-discovery',
  name: 'Beta Wormhole Discovery',
  text: 'When ships find this: the system has a beta wormhole from now on.',
  confidence: 'high',
  frontier: true,
  counters: { 0: 1 },
  stays: 'in-system',
  modifiers: {
    wormholes: (_game, { memory }, found, { system }) =>
      system === memory && !found.includes('beta') ? [...found, 'beta'] : found,
  },
});
