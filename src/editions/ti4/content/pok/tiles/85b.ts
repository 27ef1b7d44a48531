import { hyperlaneTile } from '#ti4/rules/components/component.ts';

export default hyperlaneTile({
  id: '85b',
  set: 'pok',
  otherSide: '85a',
  lanes: [
    [0, 2],
    [0, 3],
    [3, 5],
  ],
});
