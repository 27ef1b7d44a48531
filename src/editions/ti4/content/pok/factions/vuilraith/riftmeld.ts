import { ability } from '#ti4/rules/components/component.ts';
import { nameOfSeat, nameOfUnit } from '#ti4/rules/names.ts';
import type { PrerequisiteSkip } from '#ti4/rules/phases/phase-value-types.ts';
import { prisonersByKind } from '#ti4/rules/units/prisoners.ts';

export default ability({
  id: 'riftmeld',
  name: 'Riftmeld',
  set: 'pok',
  faction: 'vuilraith',
  text: 'When you research a unit upgrade: you may return 1 captured unit of the same type to ignore all its prerequisites.',
  modifiers: {
    'prerequisite-skips': (game, { holder, component }, skips, { seat, technology }) => {
      const wanted = game.book.byKind.technology[technology];
      if (seat !== holder || !wanted?.upgrade) return skips;
      const { type } = wanted.upgrade;
      const ignores = Object.values(wanted.prerequisites).reduce((sum, count) => sum + count, 0);
      const melded = prisonersByKind(game, holder)
        .filter(({ prisoner }) => prisoner.type === type)
        .map(({ line, prisoner }): PrerequisiteSkip => ({
          component,
          key: `${component} ${line}`,
          label: `Return a captured ${nameOfUnit(type)}${prisoner.owner === undefined ? '' : ` of ${nameOfSeat(game, prisoner.owner)}`}`,
          ignores,
          prisoner,
        }));
      return [...skips, ...melded];
    },
  },
});
