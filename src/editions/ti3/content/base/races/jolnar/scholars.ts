import { ability } from '#ti3/rules/components/component.ts';

export default ability({
  id: 'scholars',
  name: 'Scholars',
  text: 'When you follow Technology: you may use both its primary and its secondary ability.',
  confidence: 'high',
  modifiers: {
    'follows-with-primary': (game, { holder }, both, { seat, card }) =>
      both || (seat === holder && game.book.byKind['strategy-card'][card]?.theme === 'technology'),
  },
});
