import { politicalCard } from '#ti3/rules/components/component.ts';

export default politicalCard({
  id: 'code-of-honor',
  name: 'Code of Honor',
  text: 'For: no player can withdraw or retreat from a space battle. Against: no effect.',
  law: true,
  elect: 'for-against',
  confidence: 'medium',
  modifiers: { 'retreat-barred': () => 'No fleet can withdraw or retreat from a space battle (Code of Honor).' },
});
