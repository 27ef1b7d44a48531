import { ability } from '#ti3/rules/components/component.ts';

export default ability({
  id: 'keen-students',
  name: 'Keen Students',
  text: 'You spend no command counter to follow Technology.',
  confidence: 'high',
  modifiers: {
    'secondary-cost': (game, { holder }, cost, { seat, card }) =>
      seat === holder && game.book.byKind['strategy-card'][card].theme === 'technology' ? 0 : cost,
  },
});
