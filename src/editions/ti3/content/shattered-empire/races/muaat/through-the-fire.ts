import { ability } from '#ti3/rules/components/component.ts';
import { specialOf } from '#ti3/rules/board/adjacency.ts';

export default ability({
  id: 'through-the-fire',
  name: 'Through the Fire',
  text: 'Your ships can move through supernovas but cannot stop in them.',
  confidence: 'high',
  modifiers: {
    'passage-barred': (game, { holder }, barred, { seat, system }) =>
      seat === holder && specialOf(game, system) === 'supernova' ? undefined : barred,
  },
});
