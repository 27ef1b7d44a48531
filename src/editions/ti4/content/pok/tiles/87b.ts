import { hyperlaneTile } from '#ti4/rules/components/component.ts';

export default hyperlaneTile({
  id: '87b',
  set: 'pok',
  otherSide: '87a',
  lanes: [
    [0, 2],
    [0, 3],
  ],
});
