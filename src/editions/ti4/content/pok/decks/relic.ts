import { deck } from '#ti4/rules/components/component.ts';

export default deck({
  id: 'relic',
  name: 'relics',
  shuffledAs: 'relics',
  cards: ({ relic = {} }) => Object.values(relic).map((component) => ({ component })),
});
