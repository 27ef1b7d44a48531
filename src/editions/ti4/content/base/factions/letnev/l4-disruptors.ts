import { technology } from '#ti4/rules/components/component.ts';

export default technology({
  id: 'l4-disruptors',
  name: 'L4 Disruptors',
  set: 'base',
  text: 'Nobody fires Space Cannon at your ground forces while you invade.',
  color: 'cybernetic',
  prerequisites: { cybernetic: 1 },
  faction: 'letnev',
  modifiers: {
    // Space Cannon can still fire at ships, as that happens before the invasion.
    'ability-denied': (_game, { holder }, denied, { purpose, against }) =>
      denied ??
      (purpose === 'space-cannon-defense' && against === holder
        ? 'L4 Disruptors silence Space Cannon during this invasion.'
        : undefined),
  },
});
