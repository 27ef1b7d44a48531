import { hyperlaneTile } from '#ti4/rules/components/component.ts';

export default hyperlaneTile({
  id: '91b',
  set: 'pok',
  otherSide: '91a',
  lanes: [
    [0, 2],
    [0, 3],
  ],
});
