import { hyperlaneTile } from '#ti4/rules/components/component.ts';

export default hyperlaneTile({
  id: '87a',
  set: 'pok',
  otherSide: '87b',
  lanes: [
    [0, 2],
    [2, 4],
    [2, 5],
  ],
});
