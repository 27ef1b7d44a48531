import { hyperlane } from '#ti4/rules/components/component.ts';

export default hyperlane({
  id: '87a',
  set: 'pok',
  otherSide: '87b',
  lanes: [
    [0, 2],
    [2, 4],
    [2, 5],
  ],
});
