import { domainCounter } from '#ti3/rules/components/component.ts';

export default domainCounter({
  id: 'frontier-gravity-rift',
  name: 'Gravity Rift',
  text: 'The system is a gravity rift from then on.',
  confidence: 'high',
  frontier: true,
  counters: { 0: 1 },
  stays: 'in-system',
  lacks: 'what a gravity rift does to ships was not found: the counter is left in the box',
  modifiers: { special: (_game, { memory }, special, { system }) => (system === memory ? 'gravity-rift' : special) },
});
