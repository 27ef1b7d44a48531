import { hyperlaneTile } from '#ti4/rules/components/component.ts';

export default hyperlaneTile({
  id: '89b',
  set: 'pok',
  otherSide: '89a',
  lanes: [
    [0, 3],
    [0, 4],
  ],
});
