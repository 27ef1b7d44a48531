import { deck } from '#ti4/rules/components/component.ts';

export default deck({
  id: 'stage2',
  name: 'stage II objectives',
  shuffledAs: 'stage 2',
  cards: ({ objective }) =>
    Object.values(objective).flatMap((component) => (component.stage === 2 ? [{ component }] : [])),
  size: 5, // 61.13
});
