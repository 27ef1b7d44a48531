import { hyperlaneTile } from '#ti4/rules/components/component.ts';

export default hyperlaneTile({
  id: '83b',
  set: 'pok',
  otherSide: '83a',
  lanes: [
    [0, 2],
    [0, 3],
    [3, 5],
  ],
});
