import { deck } from '#ti4/rules/components/component.ts';

export default deck({
  id: 'secret',
  name: 'secret objectives',
  shuffledAs: 'secret objectives',
  cards: ({ objective }) =>
    Object.values(objective).flatMap((component) => (component.stage === 'secret' ? [{ component }] : [])),
});
