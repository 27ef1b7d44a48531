import { domainCounter } from '#ti3/rules/components/component.ts';
import { destroySystem } from '#ti3/rules/board/supernova.ts';

export default domainCounter({
  id: 'frontier-supernova',
  name: 'Supernova',
  text: 'When ships find this: destroy all units in the system. From now on, the system is a supernova.',
  confidence: 'high',
  frontier: true,
  counters: { 0: 1 },
  stays: 'in-system',
  entered: (game, { system }) => destroySystem(game, system),
  modifiers: { special: (_game, { memory }, special, { system }) => (system === memory ? 'supernova' : special) },
});
