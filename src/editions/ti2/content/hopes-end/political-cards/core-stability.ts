import { politicalCard } from '#ti2/rules/components/component.ts';

export default politicalCard({
  id: 'core-stability',
  name: 'Core Stability',
  copies: 1,
  law: true,
  elect: 'for-against',
  text: 'For: in each economy phase, as many action cards as all players would draw are revealed. In order of influence, most first, each player takes as many as they would draw. Against: no effect.',
  sources: { text: 'confirmed', copies: 'single' },
  modifiers: {
    'draws-openly': () => true,
  },
});
