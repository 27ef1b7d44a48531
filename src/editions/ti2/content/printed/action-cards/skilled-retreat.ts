import { actionCard } from '#ti2/rules/components/component.ts';
import orderlyWithdrawal from '#ti2/content/own/action-cards/orderly-withdrawal.ts';

export default actionCard({
  ...orderlyWithdrawal,
  id: 'skilled-retreat',
  name: 'Skilled Retreat',
  copies: 3,
  text: 'Before a round of a space combat in which you defend: move your fleet there to an adjacent system without enemy ships or enemy planets.',
  sources: { text: 'single', copies: 'confirmed' },
});
