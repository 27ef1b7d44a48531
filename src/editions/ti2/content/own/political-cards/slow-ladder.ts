import { politicalCard } from '#ti2/rules/components/component.ts';

export default politicalCard({
  id: 'slow-ladder',
  name: 'Slow Ladder',
  copies: 1,
  law: true,
  elect: 'for-against',
  text: 'For: the progression phase takes place only in even-numbered rounds. Against: no effect.',
  sources: { text: 'own', copies: 'own' },
  modifiers: {
    'progression-held': (_game, _held, held, { round }) => held && round % 2 === 0,
  },
});
