import { technologyOf } from '#ti4/rules/technology/technology.ts';
import { ability } from '#ti4/rules/components/component.ts';

export default ability({
  id: 'analytical',
  name: 'Analytical',
  set: 'base',
  faction: 'jol-nar',
  text: 'Ignore one prerequisite of what you research, but for unit upgrades.',
  modifiers: {
    'prerequisites-lacking': (game, { holder }, lacking, { seat, technology }) =>
      seat === holder && !technologyOf(game, technology).upgrade ? Math.max(0, lacking - 1) : lacking,
  },
});
