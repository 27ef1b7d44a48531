import { domainCounter } from '#ti3/rules/components/component.ts';

export default domainCounter({
  id: 'frontier-gravity-rift',
  name: 'Gravity Rift',
  text: 'When ships find this: it stays in the system, which is a gravity rift from now on.',
  confidence: 'high',
  frontier: true,
  counters: { 0: 1 },
  stays: 'in-system',
  lacks: 'I do not know how gravity rifts affect ships, so this counter is not used',
  modifiers: { special: (_game, { memory }, special, { system }) => (system === memory ? 'gravity-rift' : special) },
});
