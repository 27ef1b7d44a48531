import { domainCounter } from '#ti3/rules/components/component.ts';
import { addFreeShips } from '#ti3/rules/production/free-ships.ts';

export default domainCounter({
  id: 'frontier-derelict-ship',
  name: 'Derelict Ship',
  text: 'Whoever comes there gets a cruiser there, for nothing.',
  confidence: 'high',
  frontier: true,
  counters: { 0: 2 },
  entered: (game, { seat, system }) => addFreeShips(game, seat, system, 'cruiser'),
});
