import { ability } from '#ti4/rules/components/component.ts';

export default ability({
  id: 'guild-ships',
  name: 'Guild Ships',
  set: 'base',
  faction: 'hacan',
  text: 'You may make transactions with players who are not your neighbors.',
  // It makes no player a neighbor.
  modifiers: { 'may-trade': (_game, { holder }, may, { a, b }) => may || a === holder || b === holder },
});
