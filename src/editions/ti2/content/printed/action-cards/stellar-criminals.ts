import { actionCard } from '#ti2/rules/components/component.ts';
import skimmedAccounts from '#ti2/content/own/action-cards/skimmed-accounts.ts';

export default actionCard({
  ...skimmedAccounts,
  id: 'stellar-criminals',
  name: 'Stellar Criminals',
  copies: 2,
  text: 'In the economy phase, before players gain income: choose another player. They gain only half of all income in this phase, rounded down, including trade agreements and action cards.',
  sources: { text: 'single', copies: 'confirmed' },
});
