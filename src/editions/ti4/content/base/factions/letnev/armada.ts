import { ability } from '#ti4/rules/components/component.ts';

export default ability({
  id: 'armada',
  name: 'Armada',
  set: 'base',
  faction: 'letnev',
  text: 'In each system, you may have 2 more non-fighter ships than your fleet pool allows.',
  modifiers: { 'fleet-limit': (_game, { holder }, limit, { seat }) => (seat === holder ? limit + 2 : limit) },
});
