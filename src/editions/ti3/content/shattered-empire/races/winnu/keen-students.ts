import { ability } from '#ti3/rules/components/component.ts';

export default ability({
  id: 'keen-students',
  name: 'Keen Students',
  text: 'When you follow Technology, you spend no command counter.',
  confidence: 'high',
  modifiers: {
    'secondary-cost': (game, { holder }, cost, { seat, card }) =>
      seat === holder && game.book.byKind['strategy-card'][card].theme === 'technology' ? 0 : cost,
  },
});
