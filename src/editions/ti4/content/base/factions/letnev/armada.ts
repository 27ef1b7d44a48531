import { ability } from '#ti4/rules/components/component.ts';

export default ability({
  id: 'armada',
  name: 'Armada',
  set: 'base',
  faction: 'letnev',
  text: 'Two more ships than your fleet pool allows in each system.',
  modifiers: { 'fleet-limit': (_game, { holder }, limit, { seat }) => (seat === holder ? limit + 2 : limit) },
});
