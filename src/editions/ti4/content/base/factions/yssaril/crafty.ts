import { ability } from '#ti4/rules/components/component.ts';

export default ability({
  id: 'crafty',
  name: 'Crafty',
  set: 'base',
  faction: 'yssaril',
  text: 'You may hold any number of action cards.',
  // Whatever else would limit it.
  modifiers: { 'hand-limit': (_game, { holder }, limit, { seat }) => (seat === holder ? Infinity : limit) },
});
