import { deck } from '#ti4/rules/components/component.ts';

export default deck({
  id: 'agenda',
  name: 'agendas',
  shuffledAs: 'agendas',
  cards: ({ agenda }) => Object.values(agenda).map((component) => ({ component })),
});
