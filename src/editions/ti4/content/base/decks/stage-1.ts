import { deck } from '#ti4/rules/components/component.ts';

export default deck({
  id: 'stage1',
  name: 'stage I objectives',
  shuffledAs: 'stage 1',
  cards: ({ objective }) =>
    Object.values(objective).flatMap((component) => (component.stage === 1 ? [{ component }] : [])),
  size: 5, // 61.13
});
