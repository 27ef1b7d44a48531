import { politicalCard } from '#ti2/rules/components/component.ts';

export default politicalCard({
  id: 'core-stability',
  name: 'Core Stability',
  copies: 1,
  law: true,
  elect: 'for-against',
  text: 'For: in each economy phase, action cards are drawn face up, and players choose theirs, most influence first. Against: no effect.',
  sources: { text: 'confirmed', copies: 'single' },
  modifiers: {
    'draws-openly': () => true,
  },
});
