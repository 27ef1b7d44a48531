import { hyperlaneTile } from '#ti4/rules/components/component.ts';

export default hyperlaneTile({
  id: '88a',
  set: 'pok',
  otherSide: '88b',
  lanes: [
    [0, 4],
    [1, 4],
    [2, 4],
  ],
});
