import { hyperlaneTile } from '#ti4/rules/components/component.ts';

export default hyperlaneTile({
  id: '89a',
  set: 'pok',
  otherSide: '89b',
  lanes: [
    [0, 2],
    [0, 4],
    [2, 4],
  ],
});
