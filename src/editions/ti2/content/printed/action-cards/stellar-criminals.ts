import { actionCard } from '#ti2/rules/components/component.ts';
import skimmedAccounts from '#ti2/content/own/action-cards/skimmed-accounts.ts';

export default actionCard({
  ...skimmedAccounts,
  id: 'stellar-criminals',
  name: 'Stellar Criminals',
  copies: 2,
  text: 'In the economy phase: another player receives half of all income, rounded down. The other half is lost.',
  sources: { text: 'single', copies: 'confirmed' },
});
