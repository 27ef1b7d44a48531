import { politicalCard } from '#ti2/rules/components/component.ts';

export default politicalCard({
  id: 'open-markets',
  name: 'Open Markets',
  copies: 1,
  law: true,
  elect: 'for-against',
  text: 'For: each trade agreement brings its players 2 credits more. Against: nothing.',
  sources: { text: 'own', copies: 'own' },
  modifiers: {
    'agreement-income': (_game, _held, value) => value + 2,
  },
});
