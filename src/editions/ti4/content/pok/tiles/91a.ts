import { hyperlaneTile } from '#ti4/rules/components/component.ts';

export default hyperlaneTile({
  id: '91a',
  set: 'pok',
  otherSide: '91b',
  lanes: [
    [0, 3],
    [0, 4],
    [1, 3],
  ],
});
