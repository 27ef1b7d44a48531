import { technology } from '#ti4/rules/components/component.ts';
import { technologyOf } from '#ti4/rules/technology/technology.ts';

export default technology({
  id: 'inheritance-systems',
  name: 'Inheritance Systems',
  set: 'base',
  text: 'When you research a technology: you may exhaust this card and spend 2 resources to ignore all prerequisites.',
  color: 'cybernetic',
  prerequisites: { cybernetic: 2 },
  faction: 'l1z1x',
  modifiers: {
    'prerequisite-skips': (game, { holder, key, component }, skips, { seat, technology: wanted }) => {
      if (seat !== holder) return skips;
      const all = Object.values(technologyOf(game, wanted).prerequisites).reduce((sum, count) => sum + count, 0);
      return [
        ...skips,
        { component, key, label: 'Exhaust Inheritance Systems and spend 2 resources', ignores: all, resources: 2 },
      ];
    },
  },
});
