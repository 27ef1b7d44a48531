import { ability } from '#ti4/rules/components/component.ts';

export default ability({
  id: 'crafty',
  name: 'Crafty',
  set: 'base',
  faction: 'yssaril',
  text: 'You may have any number of action cards in hand, regardless of other effects.',
  // Overrides every other hand limit.
  modifiers: { 'hand-limit': (_game, { holder }, limit, { seat }) => (seat === holder ? Infinity : limit) },
});
