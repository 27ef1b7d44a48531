import { deck } from '#ti4/rules/components/component.ts';

export default deck({
  id: 'action',
  name: 'action cards',
  shuffledAs: 'action cards',
  cards: ({ 'action-card': cards }) =>
    Object.values(cards).map((component) => ({ component, copies: component.copies })),
});
