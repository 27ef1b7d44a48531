import { hyperlaneTile } from '#ti4/rules/components/component.ts';

export default hyperlaneTile({
  id: '86b',
  set: 'pok',
  otherSide: '86a',
  lanes: [
    [0, 3],
    [0, 4],
    [1, 3],
  ],
});
