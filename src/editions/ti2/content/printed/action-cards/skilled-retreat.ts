import { actionCard } from '#ti2/rules/components/component.ts';
import orderlyWithdrawal from '#ti2/content/own/action-cards/orderly-withdrawal.ts';

export default actionCard({
  ...orderlyWithdrawal,
  id: 'skilled-retreat',
  name: 'Skilled Retreat',
  copies: 3,
  text: 'Before a round of a space battle in which you defend: your fleet goes to a system next to it that is yours or empty.',
  sources: { text: 'single', copies: 'confirmed' },
});
