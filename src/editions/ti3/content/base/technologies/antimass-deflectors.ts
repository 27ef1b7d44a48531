import { technology } from '#ti3/rules/components/component.ts';
import { specialOf } from '#ti3/rules/board/adjacency.ts';

export default technology({
  id: 'antimass-deflectors',
  name: 'Antimass Deflectors',
  text: 'Your ships can move through asteroid fields but cannot stop in them.',
  color: 'blue',
  needs: [],
  confidence: 'high',
  modifiers: {
    'passage-barred': (game, { holder }, barred, { seat, system }) =>
      seat === holder && specialOf(game, system) === 'asteroid-field' ? undefined : barred,
  },
});
