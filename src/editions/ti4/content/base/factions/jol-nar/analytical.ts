import { technologyOf } from '#ti4/rules/technology/technology.ts';
import { ability } from '#ti4/rules/components/component.ts';

export default ability({
  id: 'analytical',
  name: 'Analytical',
  set: 'base',
  faction: 'jol-nar',
  text: 'For each technology you research, except unit upgrades: you may ignore 1 prerequisite.',
  modifiers: {
    'prerequisites-lacking': (game, { holder }, lacking, { seat, technology }) =>
      seat === holder && !technologyOf(game, technology).upgrade ? Math.max(0, lacking - 1) : lacking,
  },
});
