import { politicalCard } from '#ti2/rules/components/component.ts';

export default politicalCard({
  id: 'core-stability',
  name: 'Core Stability',
  copies: 1,
  law: true,
  elect: 'for-against',
  text: 'For: in the economy phase action cards are drawn open, and whoever has most influence chooses first. Against: nothing.',
  sources: { text: 'confirmed', copies: 'single' },
  modifiers: {
    'draws-openly': () => true,
  },
});
