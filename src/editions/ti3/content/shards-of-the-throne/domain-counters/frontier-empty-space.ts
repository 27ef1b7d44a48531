import { domainCounter } from '#ti3/rules/components/component.ts';

export default domainCounter({
  id: 'frontier-empty-space',
  name: 'Empty Space',
  text: 'Nothing happens.',
  confidence: 'high',
  frontier: true,
  counters: { 0: 3 },
});
