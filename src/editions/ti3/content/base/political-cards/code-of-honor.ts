import { politicalCard } from '#ti3/rules/components/component.ts';

export default politicalCard({
  id: 'code-of-honor',
  name: 'Code of Honor',
  text: 'For: nobody withdraws or retreats from a space battle. Against: nothing.',
  law: true,
  elect: 'for-against',
  confidence: 'medium',
  modifiers: { 'withdraws-to': () => [] },
});
