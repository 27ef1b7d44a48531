import { actionCard } from '#ti2/rules/components/component.ts';
import skimmedAccounts from '#ti2/content/own/action-cards/skimmed-accounts.ts';

export default actionCard({
  ...skimmedAccounts,
  id: 'stellar-criminals',
  name: 'Stellar Criminals',
  copies: 2,
  text: 'In the economy phase, before players gain income: choose another player. This phase, they gain only half of their income from all sources (also trade agreements and action cards), rounded down.',
  sources: { text: 'single', copies: 'confirmed' },
});
