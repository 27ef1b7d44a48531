import { hyperlaneTile } from '#ti4/rules/components/component.ts';

export default hyperlaneTile({
  id: '90b',
  set: 'pok',
  otherSide: '90a',
  lanes: [
    [0, 3],
    [0, 4],
  ],
});
