import { hyperlaneTile } from '#ti4/rules/components/component.ts';

export default hyperlaneTile({
  id: '90a',
  set: 'pok',
  otherSide: '90b',
  lanes: [
    [1, 5],
    [2, 4],
  ],
});
