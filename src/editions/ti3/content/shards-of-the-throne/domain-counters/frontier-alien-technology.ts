import { call } from '#engine';
import { domainCounter } from '#ti3/rules/components/component.ts';
import { research } from '#ti3/rules/technology/technology.ts';

export default domainCounter({
  id: 'frontier-alien-technology',
  name: 'Alien Technology',
  text: 'When your ships find this: gain 1 free technology whose prerequisites you own.',
  confidence: 'high',
  frontier: true,
  counters: { 0: 1 },
  entered: (_game, { seat }) => call(research, { seat }, 'finish'),
});
