import { ability } from '#ti4/rules/components/component.ts';

export default ability({
  id: 'armada',
  name: 'Armada',
  set: 'base',
  faction: 'letnev',
  text: 'You may have 2 more ships in each system than your fleet pool allows.',
  modifiers: { 'fleet-limit': (_game, { holder }, limit, { seat }) => (seat === holder ? limit + 2 : limit) },
});
