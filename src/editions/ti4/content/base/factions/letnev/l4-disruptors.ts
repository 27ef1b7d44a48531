import { technology } from '#ti4/rules/components/component.ts';

export default technology({
  id: 'l4-disruptors',
  name: 'L4 Disruptors',
  set: 'base',
  text: 'In your invasions, no one can use Space Cannon against your ground forces.',
  color: 'cybernetic',
  prerequisites: { cybernetic: 1 },
  faction: 'letnev',
  modifiers: {
    // Space Cannon can still fire at ships, as that happens before the invasion.
    'ability-denied': (_game, { holder }, denied, { purpose, against }) =>
      denied ??
      (purpose === 'space-cannon-defense' && against === holder
        ? 'L4 Disruptors: Space Cannon cannot be used in this invasion.'
        : undefined),
  },
});
