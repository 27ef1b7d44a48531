import { domainCounter } from '#ti3/rules/components/component.ts';
import { addFreeShips } from '#ti3/rules/production/free-ships.ts';

export default domainCounter({
  id: 'frontier-derelict-ship',
  name: 'Derelict Ship',
  text: 'When your ships find this: place 1 free cruiser in the system.',
  confidence: 'high',
  frontier: true,
  counters: { 0: 2 },
  entered: (game, { seat, system }) => addFreeShips(game, seat, system, 'cruiser'),
});
